import { expect, type Page } from '@playwright/test';
import { setLanguage } from './support/appearance.ts';
import { long, unlessAlways } from './support/languages.ts';
import { configureSite } from './support/site.ts';
import { test } from './support/test.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

/** Configures everything that a footer can show. The demo installation has no application to download. */
const configure = (page: Page) =>
  configureSite(page, {
    supportEmail: 'help@checkpoint.example',
    supportPhone: '+7 3022 12-34-56',
    apkUrl: '/download/oktet.apk',
  });

test('The footer names the product and leads to the checkpoint, the policy and the user agreement', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user/login');
  await footer(page).getByRole('link', { name: 'О пункте пропуска' }).click();
  await expect(page).toHaveURL('/info/acp');
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Октет`);
  await footer(page).getByRole('link', { name: 'Политика конфиденциальности' }).click();
  await expect(page).toHaveURL('/info/policy');
  await footer(page).getByRole('link', { name: 'Пользовательское соглашение' }).click();
  await expect(page).toHaveURL('/info/user-agreement');
});

test('Support can be written to and called as configured', long, async ({ page }) => {
  await configure(page);
  await page.goto('/user/login');
  await expect(footer(page).getByRole('link', { name: /help@checkpoint/ })).toHaveAttribute(
    'href',
    'mailto:help@checkpoint.example',
  );
  await expect(footer(page).getByRole('link', { name: /12-34-56/ })).toHaveAttribute(
    'href',
    'tel:+73022123456',
  );
});

for (const [language, count] of [
  ['RU', 1],
  ['EN', 0],
  ['CN', 0],
] as const) {
  test(
    `The regulations are linked ${count} times in ${language}`,
    unlessAlways(language, 'RU', 'EN'),
    async ({ page }) => {
      await configure(page);
      await setLanguage(page, language);
      await page.goto('/user/login');
      await expect(footer(page).locator('a[href^="mailto:"]')).toBeVisible();
      await expect(footer(page).locator('a[href="/download/regulations.pdf"]')).toHaveCount(count);
    },
  );
}

test('The Android app is offered with its version and date', long, async ({ page }) => {
  await configure(page);
  await page.route('**/download/apk_version.json', (route) =>
    route.fulfill({ json: { version: '1.4.2', released: '12.11.2026' } }),
  );
  await page.goto('/user/login');
  const link = footer(page).locator('a[href="/download/oktet.apk"]');
  await expect(link).toHaveText('Приложение для Androidверсия 1.4.2от 12.11.2026');
});

test('Without a version file the Android app is offered without its version', long, async ({ page }) => {
  await configure(page);
  const asked = page.waitForResponse('**/download/apk_version.json');
  await page.goto('/user/login');
  expect((await asked).status()).toBe(404);
  await expect(footer(page).locator('a[href="/download/oktet.apk"]')).toHaveText('Приложение для Android');
});

test(
  'An installation with nothing configured offers the product’s own regulations and no app',
  long,
  async ({ page, request }) => {
    await page.goto('/user/login');
    await expect(footer(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(footer(page).locator('a[href^="/download/"]')).toHaveText(['Регламент записи (PDF)']);
    const file = await request.get('/download/regulations.pdf');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    for (const language of ['en', 'cn']) {
      const translated = await request.get(`/download/regulations.${language}.pdf`);
      expect((await translated.body()).subarray(0, 5).toString(), language).toBe('%PDF-');
    }
  },
);
