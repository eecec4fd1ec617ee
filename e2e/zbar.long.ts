import { expect } from '@playwright/test';
import type { Pass } from '#contract/bookings/pass.ts';
import { passQr } from '#kernel/passes/pass-qr.ts';
import { openWithBooking } from './support/booking-screens.ts';
import { ownBookings } from './support/bookings.ts';
import { setParams } from './support/line.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs } from './support/people.ts';
import { readByZbar } from './support/read-qr.ts';
import { bookPasses } from './support/scan-phone.ts';

const test = testOnOwnProduct('zbar');

const count = 200;
const side = 256;

test(`ZBar reads ${count} passes, signed ones and those of the old kind, from pictures of ${side} px`, async ({
  page,
}) => {
  test.setTimeout(10 * 60_000);
  await setParams(page.request, { slotCapacity: 500 });
  const { driver } = await openWithBooking(page, 5);
  const [{ passToken = '' } = {}] = await ownBookings(page.request, driver);
  const passes = await bookPasses(page.request, count);

  const pass: Pass = await (await callAs(page.request, driver, 'GET', `/pass/${passToken}`)).json();
  let shown = pass;
  await page.route(`**/api/v1/pass/${passToken}`, (route) => route.fulfill({ json: shown }));
  // On a low screen the code shrinks to `side`.
  await page.setViewportSize({ width: 390, height: side + 150 });
  const reader = await page.context().newPage();
  await page.goto(`/pass/${passToken}`);
  const misread: string[] = [];
  for (const { number, text } of passes)
    for (const qr of [text, passQr(number, text)]) {
      // The changed number tells the new code from the one shown before.
      const formattedBookingNumber = `${number} ${qr.length}`;
      shown = { ...pass, formattedBookingNumber, qr };
      // A page asks again when somebody comes back to it.
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      const code = page.getByRole('img', { name: formattedBookingNumber });
      await expect(code).toBeVisible();
      const { width, texts } = await readByZbar(code, reader);
      expect(width).toBe(side);
      if (texts.join() !== qr) misread.push(`${qr} as ${texts.join()}`);
    }
  expect(new Set(passes.map(({ text }) => text)).size).toBe(count);
  expect(misread).toEqual([]);
});
