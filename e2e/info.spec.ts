import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { setLanguage } from './support/appearance.ts';
import { inBothSchemes } from './support/axe.ts';
import { test } from './support/test.ts';

test('A driver reads the rules in Chinese on a phone, reached from the footer', async ({ page }) => {
  await setLanguage(page, 'CN');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/user/login');
  await page.getByRole('contentinfo').getByRole('link', { name: '关于口岸' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('口岸介绍');
  await expect(page.getByRole('heading', { name: '何时到达' })).toBeVisible();
  await expect(page.getByText(/\{\{|‹/)).toHaveCount(0);
  const picture = page.getByRole('img', { name: '预约号和通行二维码' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await inBothSchemes(page, (look) => look());
  await page.getByRole('navigation', { name: '帮助栏目' }).getByRole('link', { name: '隐私政策' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私政策');
  for (const name of ['司机指南', '新闻']) {
    await page.getByRole('navigation', { name: '帮助栏目' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await inBothSchemes(page, (look) => look());
  }
});

test('A link to a page tells what stands on it', async ({ request }) => {
  const page = await request.get('/info/acp', { headers: { 'accept-language': 'en' } });
  expect(await page.text()).toContain('<meta property="og:title" content="About the checkpoint" />');
  const { etag = '' } = page.headers();
  const again = await request.get('/info/acp', {
    headers: { 'accept-language': 'en', 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);
});

test('Every page that search engines may show has a title and a description of its own, the others are closed to them', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const titles = new Set<string>();
  const open = ['/', '/user/login', '/user/registration', '/info', '/info/acp', '/info/guide', '/open'];
  for (const path of open) {
    const answer = await request.get(path);
    const html = await answer.text();
    const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
    titles.add(title);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(40);
    expect(description.length, `${path}: ${description}`).toBeLessThan(170);
    expect(html, path).toMatch(/<html lang="\w+".*<meta name="viewport" content="width=device-width/s);
    expect(html + answer.headers()['x-robots-tag'], path).not.toContain('noindex');
    expect(robots, path).not.toContain(`Disallow: ${path}\n`);
  }
  expect(titles.size).toBe(open.length);
  expect(await (await request.get('/booking')).text()).toMatch(/<title>[^<]+<\/title>/);
  expect(robots).toContain('Disallow: /booking\n');
  expect(robots).toContain('Disallow: /board\n');
});

test('A page comes compressed, and runs no inline script but the one that its policy names', async ({
  request,
}) => {
  for (const path of ['/', '/booking', '/info/acp', '/board', '/board/scan', '/log']) {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers()['content-encoding'], path).toBe('br');
    const [, allowed = ''] =
      /script-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '') ?? [];
    const [, script = ''] = /<script data-[^>]*>(.*?)<\/script>/s.exec(await answer.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const wasm = path === '/board/scan' ? ["'wasm-unsafe-eval'"] : [];
    expect(allowed.split(' '), path).toEqual(["'self'", `'sha256-${hash}'`, ...wasm]);
  }
});
