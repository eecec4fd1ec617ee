import type { Locator, Page } from '@playwright/test';

/** Adds up how far things moved that nobody touched, from the first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shifted'));

/** Every request of the page from now on; pictures that it has already (`blob:`) are none. */
export const countRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    const { protocol, pathname } = new URL(one.url());
    if (protocol !== 'blob:') asked.push(pathname);
  });
  return asked;
};

/** What came over the network since the page was opened, the page itself included; the cache costs nothing. */
export const cameOverNetwork = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );

/** Holds the application's code back until it is let go. */
export const holdCode = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/static\/framework-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Where things stand, and how they are drawn. */
export const looksOf = (parts: Locator) =>
  parts.evaluateAll((found) =>
    found.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(part);
      const box = [x, y, width, height].map(Math.round);
      return [part.tagName, ...box, color, backgroundColor, borderColor, fontSize, fontWeight].join(' ');
    }),
  );
