import { expect, test } from '@playwright/test';

const budget = { js: 190_000, css: 25_000 };

test('What is fetched before the login form can be used stays within the budget', async ({ page }) => {
  await page.goto('/user/login');
  await expect(page.getByRole('main').locator('form input').first()).toBeEditable();

  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const total = (kind: keyof typeof budget) =>
    fetched.filter(({ path }) => path.endsWith(`.${kind}`)).reduce((sum, { bytes }) => sum + bytes, 0);

  for (const kind of ['js', 'css'] as const) {
    expect(total(kind), `${kind} was fetched`).toBeGreaterThan(1000);
    expect(total(kind), `bytes of ${kind}`).toBeLessThanOrEqual(budget[kind]);
  }
});
