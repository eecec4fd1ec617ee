import { expect, type Page } from '@playwright/test';
import { filesNamedIn, firstScreens } from '../scripts/check/first-screens.ts';
import { newDriverWithTruck } from './support/booking-screens.ts';
import { testOfFirstVisits as test } from './support/test.ts';
import { cameOverNetwork, shiftOf, watchShifts } from './support/visits.ts';

const form = (page: Page) => page.getByRole('main').locator('form input').first();
const firstSlot = (page: Page) => page.locator('input[name=booking-slot]:enabled').first();

const seen: Record<string, (page: Page) => Promise<void>> = {
  '/user/login': (page) => expect(form(page)).toBeEditable(),
  '/user/registration': (page) => expect(form(page)).toBeEditable(),
  '/booking': (page) => expect(firstSlot(page)).toBeAttached(),
  '/lk': (page) => expect(form(page)).toBeEditable(),
};

for (const { path, budget } of firstScreens)
  test(`What is fetched before ${path} can be used stays within the budget, and the page named it`, async ({
    page,
  }) => {
    if (!path.startsWith('/user/')) await newDriverWithTruck(page);
    await watchShifts(page);
    const answer = await page.goto(path);
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
  });

test('Who comes back to the booking screen asks for no more than four things before the times are seen', async ({
  page,
}) => {
  await newDriverWithTruck(page);
  await page.goto('/booking');
  await expect(firstSlot(page)).toBeAttached();
  await page.goto('about:blank');
  await page.goto('/booking');
  await expect(firstSlot(page)).toBeAttached();
  const asked = await page.evaluate(() => {
    const slots = performance.now();
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize, startTime }) => transferSize > 0 && startTime < slots)
      .map(({ name }) => new URL(name).pathname);
  });
  // The page itself is the first.
  expect(asked.length + 1, asked.join(' ')).toBeLessThanOrEqual(4);
  expect(asked).toContain('/oktet/api/v1/bootstrap');
});

for (const width of [320, 800, 1280])
  test(`At ${width} px nothing of the booking screen moves while it comes`, async ({ page }) => {
    await newDriverWithTruck(page);
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto('/booking');
    await expect(firstSlot(page)).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });
