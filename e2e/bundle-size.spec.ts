import { expect, type Page, test } from '@playwright/test';
import { firstScreens } from '../scripts/check/first-screens.ts';
import { openBooking } from './support/booking-screens.ts';

const form = (page: Page) => page.getByRole('main').locator('form input').first();

const open: Record<string, (page: Page) => Promise<void>> = {
  '/user/login': async (page) => {
    await page.goto('/user/login');
    await expect(form(page)).toBeEditable();
  },
  '/user/registration': async (page) => {
    await page.goto('/user/registration');
    await expect(form(page)).toBeEditable();
  },
  '/booking': async (page) => {
    await openBooking(page);
    await expect(page.locator('input[name=booking-slot]:enabled').first()).toBeAttached();
  },
};

for (const { path, budget } of firstScreens)
  test(`What is fetched before ${path} can be used stays within the budget`, async ({ page }) => {
    await open[path]?.(page);
    expect(new URL(page.url()).pathname).toBe(path);

    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
    );
    const total = (kind: keyof typeof budget) =>
      fetched.filter((file) => file.path.endsWith(`.${kind}`)).reduce((sum, { bytes }) => sum + bytes, 0);

    for (const kind of ['js', 'css'] as const) {
      expect(total(kind), `${kind} was fetched`).toBeGreaterThan(1000);
      expect(total(kind), `bytes of ${kind}`).toBeLessThanOrEqual(budget[kind]);
    }
  });
