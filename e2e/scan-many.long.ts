import { expect } from '@playwright/test';
import { operatorOf } from './support/bookings.ts';
import { setParams } from './support/line.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { arrivalsInLog, bookPasses, openScanPhone } from './support/scan-phone.ts';

const test = testOnOwnProduct('scan-many');

const dayOfTrucks = 288;
const reloads = [40, 131, 222];

test('A day’s 288 trucks are marked without a network: none is lost, none comes twice', async ({
  product,
  request,
}) => {
  test.setTimeout(20 * 60_000);
  await setParams(request, { slotCapacity: 500 });
  const passes = await bookPasses(request, dayOfTrucks);
  const phone = await openScanPhone(product.url, (await operatorOf(request)).token);
  await phone.start();
  await phone.cut();
  for (const [place, pass] of passes.entries()) {
    if (reloads.includes(place)) await phone.page.reload();
    await phone.mark(pass);
  }
  await expect(phone.page.getByText(`${dayOfTrucks} ждут отправки`)).toBeVisible();
  await phone.mend();
  await expect(phone.page.getByText('Отмечено без сети:')).toBeHidden({ timeout: 5 * 60_000 });
  expect(await arrivalsInLog(request, passes)).toEqual(passes.map(({ number }) => number));
  await phone.close();
});
