import { expect, type Page, test } from '@playwright/test';
import { type Role, signIn } from './support/accounts.ts';
import { schemes, setScheme } from './support/appearance.ts';
import { expectNoAxeViolations } from './support/axe.ts';

const screens: readonly (readonly [address: string, as: Role | null])[] = [
  ['/user/login', null],
  ['/user/registration', null],
  ['/user/recovery', null],
  ['/info/acp', null],
  ['/info/policy', null],
  ['/info/user-agreement', null],
  ['/booking', 'driver'],
  ['/lk', 'driver'],
  ['/board', null],
  ['/board', 'driver'],
  ['/board', 'board'],
  ['/board/queue', 'admin'],
  ['/board/parameters', 'admin'],
];

const widths = [320, 768, 1280, 1600];
/** One on each side of every change of layout; a look costs a second. */
const widthsToExamine = [320, 1280];

/** What the page did against its content policy, and what it logged as an error. */
const watchFaults = async (page: Page) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
};

for (const [address, role] of screens) {
  for (const scheme of schemes) {
    test(`${address} for ${role ?? 'a visitor'} is accessible, fits and obeys its policy, ${scheme}`, async ({
      page,
    }) => {
      const faults = await watchFaults(page);
      await setScheme(page, scheme);
      if (role) await signIn(page, role);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        if (widthsToExamine.includes(width)) await expectNoAxeViolations(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(faults).toEqual([]);
    });
  }
}

test('The ground is solid below /user/ and a gradient elsewhere', async ({ page }) => {
  const groundOf = () =>
    page.locator('#root > [data-ground]').evaluate((element) => getComputedStyle(element).backgroundImage);
  await page.goto('/user/login');
  expect(await groundOf()).toBe('none');
  await page.goto('/info/acp');
  expect(await groundOf()).toContain('linear-gradient');
});

test('The page follows the colours of the system from its first moment', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/assets/i18n/*.json', () => undefined);
  await page.goto('/user/login', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.unroute('**/assets/i18n/*.json');
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
