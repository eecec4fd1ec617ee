import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './support/accounts.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Главное меню' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const widths = [
  [320, false],
  [360, false],
  [768, false],
  [769, true],
  [1280, true],
  [1600, true],
] as const;

test(
  'From 320 to 1600 px the header is 59 px high and has its buttons within reach',
  long,
  async ({ page }) => {
    await signIn(page, 'driver');
    await page.goto('/booking');
    const always = [
      page.getByRole('link', { name: 'Октет, на главную' }),
      button(page, 'RU, язык: Русский'),
      menu(page).getByRole('link', { name: 'Табло' }),
      menu(page).getByRole('link', { name: 'Кабинет' }),
      button(page, 'Выход'),
    ];
    const expectInReach = async (control: Locator, width: number) => {
      const box = await control.boundingBox();
      expect(box?.height, `at ${width} px`).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    };
    for (const [width, isWide] of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('banner').getByText('Октет', { exact: true })).toBeVisible({
        visible: width >= 340,
      });
      await expect(menu(page).getByRole('link', { name: 'Главная' })).toBeVisible({ visible: isWide });
      await expect(menu(page).getByRole('link', { name: 'О пункте' })).toBeVisible({ visible: isWide });
      for (const control of always) await expectInReach(control, width);
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(59);
    }
    // With letters of twice the size the buttons go on in another line.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const control of always) await expectInReach(control, 360);
  },
);

test('A visitor sees home, info and language, and no account, board or logout', async ({ page }) => {
  await page.goto('/user/login');
  await expect(menu(page).getByRole('link')).toHaveText(['Главная', 'О пункте']);
  await expect(menu(page).getByRole('button')).toHaveAccessibleName('RU, язык: Русский');
});

test('The logo leads to the login when signed out and to booking when signed in', long, async ({ page }) => {
  const logo = page.getByRole('link', { name: 'Октет, на главную' });
  await page.goto('/info/acp');
  await logo.click();
  await expect(page).toHaveURL('/user/login');
  await signIn(page, 'driver');
  await page.goto('/info/acp');
  await logo.click();
  await expect(page).toHaveURL('/booking');
});

test('Home is shown active at the login and at booking, and nowhere else', long, async ({ page }) => {
  const home = menu(page).getByRole('link', { name: 'Главная' });
  await page.goto('/user/login');
  await expect(home).toHaveAttribute('aria-current', 'page');
  await page.goto('/user/registration');
  await expect(home).not.toHaveAttribute('aria-current');
  await signIn(page, 'driver');
  await page.goto('/booking');
  await expect(home).toHaveAttribute('aria-current', 'page');
  await menu(page).getByRole('link', { name: 'Кабинет' }).click();
  await expect(page).toHaveURL('/lk');
  await expect(home).not.toHaveAttribute('aria-current');
  await home.click();
  await expect(page).toHaveURL('/booking');
});

test('The board opens by loading another page', long, async ({ page }) => {
  await signIn(page, 'driver');
  await page.goto('/booking');
  const loaded = page.waitForRequest((request) => request.resourceType() === 'document');
  await menu(page).getByRole('link', { name: 'Табло' }).click();
  expect(new URL((await loaded).url()).pathname).toBe('/board');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вызов к воротам');
});

test.describe('logging out', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'driver');
    await page.goto('/lk');
    await button(page, 'Выход').click();
    await expect(page.getByRole('alertdialog')).toContainText('Выйти из учётной записи?');
  });

  test('asks first, and Cancel changes nothing', async ({ page }) => {
    await button(page, 'Отмена').click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.reload();
    await expect(page).toHaveURL('/lk');
  });

  test(
    'ends the session on the server and lands at the login without showing /logout',
    long,
    async ({ page }) => {
      const shown: string[] = [];
      page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
      const told = page.waitForResponse((response) => response.url().endsWith('/oktet/api/v1/logout'));
      await button(page, 'Да').click();
      expect((await told).status()).toBe(204);
      await expect(page).toHaveURL('/user/login');
      expect(shown).not.toContain('/logout');
      expect(await page.evaluate(() => localStorage.getItem('oktet.token.user'))).toBeNull();
      await expect(button(page, 'Выход')).toHaveCount(0);
    },
  );

  test('also works when the server cannot be reached', long, async ({ page }) => {
    await page.route('**/logout', (route) => route.abort());
    await button(page, 'Да').click();
    await expect(page).toHaveURL('/user/login');
    expect(await page.evaluate(() => localStorage.getItem('oktet.token.user'))).toBeNull();
  });
});
