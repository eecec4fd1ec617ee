import { expect } from '@playwright/test';
import { long, unlessAlways } from './support/languages.ts';
import { test } from './support/test.ts';

test('A visitor chooses Chinese by keyboard, and it is still Chinese tomorrow', async ({ page }) => {
  await page.goto('/user/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const opener = page.getByRole('button', { name: 'RU, язык: Русский' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Русский' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio', { name: '中文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  expect(await page.evaluate(() => localStorage.getItem('oktet.language'))).toBe('CN');
});

test('The choice reaches the other tabs', long, async ({ page, context }) => {
  await page.goto('/info/acp');
  const other = await context.newPage();
  await other.goto('/user/login');
  await other.getByRole('button', { name: 'RU, язык: Русский' }).click();
  await other.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the checkpoint');
});

test('The menu shows the three flags and closes when one turns elsewhere', long, async ({ page }) => {
  await page.goto('/user/login');
  await page.getByRole('button', { name: 'RU, язык: Русский' }).click();
  const flags = page.getByRole('menu').locator('img');
  await expect(flags).toHaveCount(3);
  for (const [place, token] of ['ru', 'en', 'cn'].entries()) {
    await expect(flags.nth(place)).toHaveAttribute('src', `/assets/icons/lang/${token}.svg`);
    await expect(flags.nth(place)).toHaveJSProperty('complete', true);
  }
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('A language whose words cannot be loaded leaves the old one standing and says so', async ({ page }) => {
  await page.goto('/user/login');
  await page.route('**/static/words-en-*.json', (route) => route.abort());
  await page.getByRole('button', { name: 'RU, язык: Русский' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Нет связи с сервером');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
  expect(await page.evaluate(() => localStorage.getItem('oktet.language'))).toBeNull();
});

test('Without any words the page says in three languages that it could not start', long, async ({ page }) => {
  await page.route('**/static/words-*.json', (route) => route.abort());
  await page.goto('/user/login');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Не удалось загрузить страницу');
  await expect(failure).toContainText('could not be loaded');
  await expect(failure).toContainText('页面加载失败');
  await page.unroute('**/static/words-*.json');
  await failure.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход');
});

for (const { locale, offer, take, tag } of [
  { locale: 'zh-CN', offer: '本网站提供中文版', take: '切换到中文', tag: 'zh-CN' },
  { locale: 'en-GB', offer: 'This site is available in English', take: 'Switch to English', tag: 'en' },
])
  test(
    `In a browser of ${locale} the product begins in Russian and offers that language in its own words, once`,
    unlessAlways(locale, 'zh-CN'),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto('/user/login');
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
      await expect(page.getByText(offer)).toBeVisible();
      await page.getByRole('button', { name: take }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByText(offer)).toHaveCount(0);
      await context.close();
    },
  );
