import { expect, type Page } from '@playwright/test';
import { filesNamedIn, firstScreens } from '../tools/check/first-screens.ts';
import { setLanguage, setScheme } from './support/appearance.ts';
import { newDriverWithTruck } from './support/booking-screens.ts';
import { unlessAlways } from './support/languages.ts';
import { testOfFirstVisits as test } from './support/test.ts';
import { cameOverNetwork, holdCode, looksOf, shiftOf, watchShifts } from './support/visits.ts';

const form = (page: Page) => page.getByRole('main').locator('form input').first();
const firstSlot = (page: Page) => page.locator('input[name=booking-slot]:enabled').first();

/** Waits until the program has replaced the skeleton. */
const ready = (page: Page) => expect(page.locator('.skeleton')).toHaveCount(0);

const seen: Record<string, (page: Page) => Promise<void>> = {
  '/user/login': (page) => expect(form(page)).toBeEditable(),
  '/user/registration': (page) => expect(form(page)).toBeEditable(),
  '/booking': (page) => expect(firstSlot(page)).toBeAttached(),
  '/lk': (page) => expect(form(page)).toBeEditable(),
};

for (const { path, budget } of firstScreens)
  test(
    `What is fetched before ${path} can be used stays within the budget, and the page named it`,
    unlessAlways(path, '/user/login', '/booking'),
    async ({ page }) => {
      if (!path.startsWith('/user/')) await newDriverWithTruck(page);
      await watchShifts(page);
      const answer = await page.goto(path);
      await ready(page);
      await seen[path]?.(page);
      const fetched = (await cameOverNetwork(page)).filter((file) => /\.(js|css)$/.test(file.path));
      const named = filesNamedIn((await answer?.text()) ?? '').map((file) => `/${file}`);
      for (const kind of ['js', 'css'] as const) {
        const ofKind = fetched.filter((file) => file.path.endsWith(`.${kind}`) && named.includes(file.path));
        const bytes = ofKind.reduce((sum, file) => sum + file.bytes, 0);
        expect(bytes, `${kind} was fetched`).toBeGreaterThan(1000);
        expect(bytes, `bytes of ${kind}`).toBeLessThanOrEqual(budget[kind]);
      }
      expect(fetched.map((file) => file.path)).toEqual(expect.arrayContaining(named));
      expect(await shiftOf(page)).toBeLessThan(0.02);
    },
  );

test('Who comes back to the booking screen asks for no more than four things before the times are seen', async ({
  page,
}) => {
  await newDriverWithTruck(page);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('input[name=booking-slot]:enabled')) return;
      performance.mark('slots');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('/booking');
  await expect(firstSlot(page)).toBeAttached();
  await page.goto('about:blank');
  await page.goto('/booking');
  await expect(firstSlot(page)).toBeAttached();
  const asked = await page.evaluate(() => {
    const [slots] = performance.getEntriesByName('slots');
    if (!slots) throw new Error('No slot was seen');
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize, startTime }) => transferSize > 0 && startTime < slots.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
  // The page itself is the first request.
  expect(asked.length + 1, asked.join(' ')).toBeLessThanOrEqual(4);
  expect(asked).toContain('/oktet/api/v1/bootstrap');
});

// promo.spec.ts looks at the other two widths, with all banners on.
for (const width of [320, 800, 1280])
  test(
    `At ${width} px nothing of the booking screen moves while it comes`,
    unlessAlways(width, 800),
    async ({ page }) => {
      await newDriverWithTruck(page);
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto('/booking');
      await expect(firstSlot(page)).toBeAttached();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await shiftOf(page)).toBeLessThan(0.02);
    },
  );

/** The page and the program build labels differently, so only their looks are compared, not their places. */
const drawnIn = async (page: Page) => {
  const main = page.getByRole('main');
  return {
    parts: await looksOf(main.locator('section, h1, p, input, button[type=submit], a')),
    labels: await main.locator('label').evaluateAll((labels) =>
      labels.map((label) => {
        const { color, fontSize, fontWeight } = getComputedStyle(label);
        return [color, fontSize, fontWeight].join(' ');
      }),
    ),
  };
};

test('Who types and presses before the code is there loses nothing, and is signed in', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/user/login', { waitUntil: 'commit' });
  await page.locator('input[name=username]').fill('driver@oktet.local');
  await page.locator('input[name=password]').fill('oktet-demo');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.locator('.skeleton form')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL('/user/login');
  const asked = page.waitForRequest('**/login-attempt');
  letGo();
  expect((await asked).postDataJSON()).toMatchObject({
    username: 'driver@oktet.local',
    password: 'oktet-demo',
  });
  await expect(page).toHaveURL('/booking');
});

/** Types into the form of the page after the program has read the form and before it draws its own. */
const typeWhileDrawn = (typed: string) => {
  const { querySelectorAll } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.querySelectorAll = function read(this: HTMLFormElement, selectors: string) {
    const found = querySelectorAll.call(this, selectors);
    const before = Array.from(found, ({ cloneNode }, place) => cloneNode.call(found[place], true));
    const name = this.querySelector<HTMLInputElement>('[name=username]');
    if (!this.closest('.skeleton') || !name || name.value === typed) return found;
    name.value = typed;
    return before as never;
  };
};

test('What is typed while the program draws its form is not lost', async ({ page }) => {
  await page.addInitScript(typeWhileDrawn, 'driver@oktet.local');
  await page.goto('/user/login');
  await ready(page);
  await expect(page.locator('input[name=username]')).toHaveValue('driver@oktet.local');
});

test('Who has forgotten the password before the code is there need not type the name again', async ({
  page,
}) => {
  const letGo = await holdCode(page);
  await page.goto('/user/login', { waitUntil: 'commit' });
  await page.locator('input[name=username]').fill('driver@oktet.local');
  // The program of the old page may start while the next page is still loading.
  await page.route('**/user/recovery', async (route) => {
    const started = page.waitForEvent('framenavigated');
    letGo();
    await started;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await expect(page.locator('input[name=userName]')).toHaveValue('driver@oktet.local');
});

test('The caret stays where it was when the code takes the form over', async ({ page }) => {
  const letGo = await holdCode(page);
  await page.goto('/user/login', { waitUntil: 'commit' });
  const name = page.getByLabel('Телефон или электронная почта');
  await name.fill('dver@oktet.local');
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 1));
  await page.keyboard.type('r');
  letGo();
  await ready(page);
  await page.keyboard.type('i');
  await expect(name).toHaveValue('driver@oktet.local');
  await expect(name).toBeFocused();
});

for (const [language, width, scheme] of [
  ['RU', 320, 'light'],
  ['EN', 390, 'dark'],
  ['CN', 1280, 'light'],
] as const)
  test(
    `Nothing of the sign-in changes when the code takes it over (${language}, ${width} px, ${scheme})`,
    unlessAlways(language, 'RU'),
    async ({ page }) => {
      await setLanguage(page, language);
      await setScheme(page, scheme);
      await page.setViewportSize({ width, height: 900 });
      const letGo = await holdCode(page);
      await page.goto('/user/login', { waitUntil: 'commit' });
      await expect(form(page)).toBeEditable();
      const before = await drawnIn(page);
      letGo();
      await ready(page);
      expect(await drawnIn(page)).toEqual(before);
    },
  );

test('Whoever is signed in is not shown the form on the way to the booking screen', async ({ page }) => {
  await newDriverWithTruck(page);
  const letGo = await holdCode(page);
  await page.goto('/user/login', { waitUntil: 'commit' });
  await expect(page.locator('.skeleton')).toBeVisible();
  await expect(form(page)).toBeHidden();
  letGo();
  await expect(firstSlot(page)).toBeAttached();
});
