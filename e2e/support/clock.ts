import { expect, type Page } from '@playwright/test';

/** Must be called before the page is opened. Its time can be stopped and moved afterwards. */
export const installClock = (page: Page) =>
  page.clock.install({ time: new Date('2026-11-20T09:00:00+09:00') });

/** Stops the time of the page. Tries again if a busy machine took more than a second between the two steps. */
export const stopClock = (page: Page) =>
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
  }).toPass();

/** The moment `count` hours from now, in the checkpoint's time zone. */
export const inHours = (count: number) =>
  Temporal.Now.zonedDateTimeISO('Asia/Chita').add({ hours: count }).toString({
    timeZoneName: 'never',
    smallestUnit: 'second',
  });
