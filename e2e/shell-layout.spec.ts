import { expect, type Locator, type Page } from '@playwright/test';
import { type Role, signIn } from './support/accounts.ts';
import { inBothSchemes } from './support/axe.ts';
import { test } from './support/test.ts';

type Screen = readonly [address: string, as: Role | null, shows: (page: Page) => Locator];

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

const screens: readonly Screen[] = [
  ['/user/login', null, button('Войти')],
  ['/user/registration', null, button('Зарегистрироваться')],
  ['/user/recovery', null, button('Получить код')],
  ['/info/acp', null, heading('О пункте пропуска')],
  ['/info/policy', null, heading('Политика конфиденциальности')],
  ['/info/user-agreement', null, heading('Пользовательское соглашение')],
  ['/booking', 'driver', (page) => page.getByRole('radiogroup', { name: 'Время' })],
  ['/lk', 'driver', (page) => page.getByRole('listitem').filter({ hasText: 'этот сеанс' })],
  ['/board', null, button('Войти')],
  ['/board', 'driver', heading('Вызов к воротам')],
  ['/board', 'board', heading('Вызов к воротам')],
  ['/board/queue', 'admin', heading('Очередь')],
  ['/board/parameters/calendar', 'admin', (page) => page.getByRole('complementary').getByRole('row').nth(2)],
];

const widths = [320, 768, 1280, 1600];
/** One on each side of every change of layout; a look costs a second. */
const widthsToExamine = [320, 1280];

/** What the page did against its content policy, and what it logged as an error. */
const watchFaults = (page: Page) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
};

for (const [address, role, shows] of screens)
  test(`${address} for ${role ?? 'a visitor'} is accessible, fits and obeys its policy, light and dark`, async ({
    page,
  }) => {
    const faults = watchFaults(page);
    if (role) await signIn(page, role);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shows(page)).toBeVisible();
    await inBothSchemes(page, async (look) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if (widthsToExamine.includes(width)) await look();
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
    expect(faults).toEqual([]);
  });

test('The ground is solid below /user/ and a gradient elsewhere', async ({ page }) => {
  const ground = page.locator('#root > [data-ground]');
  await page.goto('/user/login');
  await expect(ground).toHaveCSS('background-image', 'none');
  await page.goto('/info/acp');
  await expect(ground).toHaveCSS('background-image', /linear-gradient/);
});

test('The page follows the colours of the system from its first moment', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/static/words-*.json', () => undefined);
  await page.goto('/user/login', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.unroute('**/static/words-*.json');
  await page.goto('/user/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('Losing the network is said quietly, and unsaid when it is back', async ({ page, context }) => {
  await page.goto('/info/acp');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Нет связи с интернетом')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Нет связи с интернетом')).toHaveCount(0);
});

test('After a navigation the focus is at the new screen, and the first Tab offers to skip there', async ({
  page,
}) => {
  await page.goto('/info/acp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('О пункте пропуска');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Политика конфиденциальности');
  await expect(page.getByRole('main')).toBeFocused();
});
