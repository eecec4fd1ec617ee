import { expect, type Locator, type Page } from '@playwright/test';
import { type Role, signIn } from './support/accounts.ts';
import { setScheme } from './support/appearance.ts';
import { expectNoAxeViolations, inBothSchemes } from './support/axe.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

type Screen = readonly [address: string, as: Role | null, shows: (page: Page) => Locator];

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

const screens: readonly Screen[] = [
  ['/', null, (page) => page.getByRole('radiogroup', { name: 'Время' })],
  ['/open', null, heading('Открытые данные')],
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

/** Screens much like others that are examined: texts, short forms, the hall's display, pages of the console. */
const alike = [
  // e2e/booking.spec.ts looks at this screen at 320 px, light and dark.
  '/booking for driver',
  '/user/login for a visitor',
  '/user/registration for a visitor',
  '/info/acp for a visitor',
  '/user/recovery for a visitor',
  '/board for a visitor',
  '/open for a visitor',
  '/info/policy for a visitor',
  '/info/user-agreement for a visitor',
  '/board for driver',
  '/board/queue for admin',
  '/board/parameters/calendar for admin',
];

/** The usual width is the last one, because the page is then examined in both schemes. */
const widths = [320, 768, 1600, 1280];
/** One width on each side of every change of layout, because each examination takes a second. */
const widthsToExamine = [320, 1280];

/** Nothing sticks out to the side. */
const expectToFit = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
};

/** Pages with forms, on which every control has to be large enough for a finger. */
const forms = ['/user/login', '/user/registration', '/user/recovery', '/lk'];

const expectToBeHit = async (page: Page) => {
  const controls = page
    .getByRole('main')
    .locator('button, input:not([type="checkbox"])')
    .and(page.locator(':visible'));
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (box && box.width > 1) expect(Math.round(box.height)).toBeGreaterThanOrEqual(42);
  }
};

/** Violations of the page's content policy, and errors that it logged. */
const watchFaults = (page: Page) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return faults;
};

for (const [address, role, shows] of screens) {
  const open = async (page: Page) => {
    if (role) await signIn(page, role);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shows(page)).toBeVisible();
  };
  const whose = `${address} for ${role ?? 'a visitor'}`;
  const details = alike.includes(whose) ? long : {};

  test(`${whose} is accessible, fits and obeys its policy, light and dark`, details, async ({ page }) => {
    const faults = watchFaults(page);
    await open(page);
    for (const width of widths) {
      await expectToFit(page, width);
      if (width === 320) await expectNoAxeViolations(page);
      if (width === 320 && (forms.includes(address) || (address === '/board' && !role)))
        await expectToBeHit(page);
    }
    await inBothSchemes(page, (look) => look());
    expect(faults).toEqual([]);
  });

  // One dark look is enough, because colours come from the theme at every width.
  test(`${whose} is legible and fits at every width in the dark`, long, async ({ page }) => {
    await setScheme(page, 'dark');
    await open(page);
    for (const width of widths) {
      await expectToFit(page, width);
      if (widthsToExamine.includes(width)) await expectNoAxeViolations(page);
    }
  });
}

test('The ground is solid below /user/ and a gradient elsewhere', long, async ({ page }) => {
  const ground = page.locator('#root > [data-ground]');
  await page.goto('/user/login');
  await expect(ground).toHaveCSS('background-image', 'none');
  await page.goto('/info/acp');
  await expect(ground).toHaveCSS('background-image', /linear-gradient/);
});

test('The page follows the colours of the system from its first moment', long, async ({ page }) => {
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
  await expect(page.getByText('Нет сети.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Нет сети.')).toHaveCount(0);
});

test(
  'After a navigation the focus is at the new screen, and the first Tab offers to skip there',
  long,
  async ({ page }) => {
    await page.goto('/info/acp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('О пункте пропуска');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'К содержанию' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Политика конфиденциальности' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Политика конфиденциальности');
    await expect(page.getByRole('main')).toBeFocused();
  },
);
