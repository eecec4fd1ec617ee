import type { Locator, Page } from '@playwright/test';

/** Adds up layout shifts from the first paint on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shifted'));

/** Records every request of the page from now on, except for `blob:` addresses. */
export const countRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    const { protocol, pathname } = new URL(one.url());
    if (protocol !== 'blob:') asked.push(pathname);
  });
  return asked;
};

/** Files that came over the network since the page was opened, including the page. Cached ones are left out. */
export const cameOverNetwork = (page: Page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );

/** Holds the application's code back until the returned function is called. */
export const holdCode = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/static\/framework-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Positions and styles of the elements. */
export const looksOf = (parts: Locator) =>
  parts.evaluateAll((found) =>
    found.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(part);
      const box = [x, y, width, height].map(Math.round);
      return [part.tagName, ...box, color, backgroundColor, borderColor, fontSize, fontWeight].join(' ');
    }),
  );
