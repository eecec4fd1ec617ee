import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { NewsItem } from '#contract/news/news.ts';
import { requestToken } from './support/accounts.ts';
import { setLanguage } from './support/appearance.ts';
import { inBothSchemes } from './support/axe.ts';
import { stopClock } from './support/clock.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs } from './support/people.ts';

/** Replaces the product's texts, as an operator may, or somebody who broke into the server. */
const content = mkdtempSync(join(tmpdir(), 'oktet-content-'));
mkdirSync(join(content, 'info/pictures'), { recursive: true });
process.once('exit', () => rmSync(content, { recursive: true, force: true }));

// News are shown to everybody, so those of other journeys would stand in front.
const test = testOnOwnProduct('e2e-news-server', { CONTENT_DIR: content });

const attack = [
  '<script>window.attacked = 1</script>',
  '<img src=x onerror="window.attacked = 1">',
  '[раз](javascript:window.attacked=1)',
  '[два](java&#115;cript:window.attacked=1)',
  '![три](javascript:window.attacked=1)',
  '<javascript:window.attacked=1>',
  '[сайт](https://example.org/road)',
].join('\n\n');

const evenWorse = [
  '<svg onload="window.attacked = 1"></svg>',
  '<iframe srcdoc="<script>parent.attacked = 1</script>"></iframe>',
  '<a href="javascript:window.attacked=1">четыре</a>',
  '[пять]: javascript:window.attacked=1\n\n[пять]',
  '{{arrivalEarlyMinutes}} <b onclick="window.attacked = 1">{{gates}}</b>',
].join('\n\n');

const publish = async (request: APIRequestContext, words: Pick<NewsItem, 'titles' | 'texts'>) => {
  const operator = { token: await requestToken(request, 'admin') };
  const answer = await callAs(request, operator, 'POST', '/news', words);
  expect(answer.status()).toBe(201);
  return (await answer.json()) as NewsItem;
};

const inRussian = (title: string, text = 'Текст') => ({
  titles: { RU: title, EN: '', CN: '' },
  texts: { RU: text, EN: '', CN: '' },
});

const publishFour = async (request: APIRequestContext) => {
  await publish(request, inRussian('Старая новость'));
  await publish(request, inRussian('Только по-русски', attack));
  await publish(request, inRussian('Вторая'));
  await publish(request, {
    titles: { RU: 'Снег', EN: 'Snow', CN: '山口降雪' },
    texts: { RU: '**Метель**', EN: '**Storm**', CN: '请**提前**出发' },
  });
};

const carousel = (page: Page) => page.getByRole('region', { name: '最新新闻' });
const inFront = (page: Page) => page.locator('[data-shown="true"]').getByRole('link');

test('News written by an operator are read in Chinese; what lacks it is read in Russian, and nothing in it runs', async ({
  page,
  request,
}) => {
  await publishFour(request);
  await setLanguage(page, 'CN');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/info');
  await expect(carousel(page).getByRole('article')).toHaveCount(1);
  await expect(inFront(page)).toHaveText('山口降雪');
  await expect(page.getByRole('list', { name: '全部新闻' }).getByRole('listitem')).toHaveCount(4);
  await inBothSchemes(page, (look) => look());

  await inFront(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('山口降雪');
  await expect(page.getByRole('article').locator('strong')).toHaveText('提前');
  await expect(page).toHaveTitle(/^山口降雪/);
  await page.getByRole('link', { name: '← 全部新闻' }).click();
  await page.getByRole('list', { name: '全部新闻' }).getByRole('link', { name: 'Только по-русски' }).click();
  await expect(page.getByText('此新闻目前只有俄语版本')).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('link')).toHaveCount(1);
  await expect(article.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(article.locator('img, script')).toHaveCount(0);
  await expect(article).toContainText('<script>window.attacked = 1</script>');
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
  await page.goto('/info/news/01980000-0000-7000-8000-0000000000aa');
  await expect(page.getByText('没有这条新闻')).toBeVisible();
});

test('Nothing runs that somebody has written into a content file', async ({ page }) => {
  writeFileSync(join(content, 'info/acp.ru.md'), `# Свой <i>пункт</i>\n\n${attack}\n\n${evenWorse}`);
  await page.goto('/info/acp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Свой <i>пункт</i>');
  const main = page.getByRole('main');
  await expect(main).toContainText('<svg onload="window.attacked = 1"></svg>');
  await expect(main.locator('img, script, svg, iframe, b')).toHaveCount(0);
  await expect(main.locator('a[href*="cript:"]')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'сайт' })).toHaveAttribute('rel', 'noopener noreferrer');
  for (const word of ['раз', 'два', 'четыре', 'пять']) await main.getByText(word).first().click();
  expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
});

test(
  'The carousel turns every five seconds, and stands still for the pointer, the focus, the button and whoever wants no motion',
  long,
  async ({ page, request }) => {
    await publishFour(request);
    await setLanguage(page, 'CN');
    await page.clock.install();
    await page.goto('/info');
    await expect(inFront(page)).toHaveText('山口降雪');
    await stopClock(page);
    await page.clock.runFor(5000);
    await expect(inFront(page)).toHaveText('Вторая');
    await carousel(page).hover();
    await page.clock.runFor(20_000);
    await expect(inFront(page)).toHaveText('Вторая');
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    await expect(inFront(page)).toHaveText('Только по-русски');

    await inFront(page).focus();
    await page.clock.runFor(20_000);
    await expect(inFront(page)).toHaveText('Только по-русски');
    await page.keyboard.press('ArrowRight');
    await expect(inFront(page)).toHaveText('山口降雪');
    await carousel(page).getByRole('button', { name: '停止轮播' }).press('Enter');
    await page.locator('main').focus();
    await page.clock.runFor(20_000);
    await expect(inFront(page)).toHaveText('山口降雪');
    await carousel(page).getByRole('button', { name: '继续轮播' }).press('Enter');
    await page.locator('main').focus();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The page learns of reduced motion with its next frame.
    await expect(carousel(page).getByRole('button', { name: '停止轮播' })).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(inFront(page)).toHaveText('山口降雪');
    await carousel(page).getByRole('button', { name: '上一条新闻' }).click();
    await expect(inFront(page)).toHaveText('Только по-русски');
  },
);
