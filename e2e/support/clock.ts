import { expect, type Page } from '@playwright/test';

/** Call before the page is opened: from then on its time can be stopped and moved. */
export const installClock = (page: Page) =>
  page.clock.install({ time: new Date('2026-11-20T09:00:00+09:00') });

/** From here on nothing happens in the page by itself. On a busy machine a second may pass between the two steps. */
export const stopClock = (page: Page) =>
  expect(async () => {
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
  }).toPass();

/** So many hours from now, as the checkpoint writes it. */
export const inHours = (count: number) =>
  Temporal.Now.zonedDateTimeISO('Asia/Chita').add({ hours: count }).toString({
    timeZoneName: 'never',
    smallestUnit: 'second',
  });
