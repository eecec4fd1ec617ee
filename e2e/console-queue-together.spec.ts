import { expect, type Route } from '@playwright/test';
import { lead } from './support/bookings.ts';
import {
  actBar,
  callButton,
  called,
  openQueue,
  scan,
  secondsToThink,
  statusOf,
} from './support/console-queue.ts';
import { long } from './support/languages.ts';
import { layCable } from './support/network-cable.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { shownPlate } from './support/trucks.ts';
import { bookTrucks, lineUp } from './support/waiting-trucks.ts';

/** This file changes the line, so it has a product of its own. */
const test = testOnOwnProduct('console-queue-together');

test('A colleague who calls in between is named, and the next truck is offered; out of turn needs a reason', async ({
  page,
}) => {
  const [first = await Promise.reject(), second = await Promise.reject(), third = await Promise.reject()] =
    await lineUp(page.request, 3);
  await openQueue(page);
  const next = callButton(page, first.plate);
  await expect(next).toBeEnabled();
  // Lets the colleague's call reach the server before the call of this page.
  const overtake = async (route: Route) => {
    await lead(page.request, first, 'GO_TO_GATE');
    await route.continue();
  };
  await page.route('**/queue/next', overtake, { times: 1 });
  await next.click();
  const told = page.getByRole('alert').filter({ hasText: 'Первым теперь стоит' });
  await expect(told).toContainText(`${first.plate}: вызван`);
  await expect(told).toContainText('Соколова Ольга');
  await told.getByRole('button', { name: `Вызвать ${second.plate}` }).click();
  await expect(called(page).getByRole('listitem')).toHaveCount(2);
  await expect(told).toBeHidden();

  const [last = await Promise.reject()] = await bookTrucks(page.request, 1);
  await lead(page.request, last.booking, 'WAITING');
  const plate = shownPlate(last.truck.plate);
  await page.getByRole('button', { name: `Вызвать ${plate} вне очереди…` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Перед ним ждёт 1 машина');
  await dialog.getByRole('radio', { name: 'Медицина' }).check();
  await dialog.getByRole('textbox', { name: 'Причина по-русски' }).fill('Водителю плохо');
  await dialog.getByRole('button', { name: `Вызвать ${plate}` }).click();
  await expect(called(page).getByRole('listitem')).toHaveCount(3);
  expect(await statusOf(page, third)).toBe('WAITING');
});

test(
  'A colleague was faster with a called truck: recalled or let go, it is told what he did, and nothing else is done',
  long,
  async ({ page }) => {
    const trucks = await lineUp(page.request, 2);
    for (const truck of trucks) await lead(page.request, truck, 'GO_TO_GATE');
    const [first = await Promise.reject(), second = await Promise.reject()] = trucks;
    // The clock of this machine is wrong by a day. The screen uses the server's clock from the beginning.
    await page.clock.install({ time: Date.now() + 26 * 3_600_000 });
    await openQueue(page);
    await expect(called(page).getByRole('listitem')).toHaveCount(2);
    const soon = { timeout: 5000 };
    await expect(called(page).getByText(/^[0-4] мин$/), 'by the server’s clock').toHaveCount(2, soon);
    const load = page.getByRole('region', { name: 'Загрузка по часам' });
    await expect(load.getByText(/^\d\d:00: \d+ из \d+$/), 'of the hour that runs').toBeVisible(soon);
    const told = ({ plate }: { readonly plate: string }) =>
      actBar(page)
        .getByRole('listitem')
        .filter({ hasText: `${plate}: возвращён в очередь` });
    const overtake = async (route: Route) => {
      await lead(page.request, first, 'WAITING');
      await route.continue();
    };
    await page.route('**/recall', overtake, { times: 1 });
    await called(page)
      .getByRole('button', { name: `Повторить вызов ${first.plate}` })
      .click();
    await expect(told(first)).toContainText('Соколова Ольга');

    await called(page)
      .getByRole('button', { name: `${second.plate} выехал` })
      .click();
    await lead(page.request, second, 'WAITING');
    await page.clock.fastForward(secondsToThink);
    await expect(told(second)).toContainText('Соколова Ольга');
    for (const truck of trucks) expect(await statusOf(page, truck)).toBe('WAITING');
  },
);

test(
  'Without the server nothing is called: the button is off and the age of the data is told',
  long,
  async ({ page, product }) => {
    const cable = await layCable(product.url);
    await lineUp(page.request, 1);
    await page.clock.install();
    await openQueue(page, cable.url);
    const next = page.getByRole('button', { name: /^Вызвать/ }).last();
    const tomorrow = page.getByRole('button', { name: /^Завтра/ });
    await page.getByRole('link', { name: 'Записи', exact: true }).click();
    await expect(tomorrow).toBeVisible();
    await page.goBack();
    await expect(next).toBeEnabled();
    cable.cut();
    await page.clock.fastForward('00:10');
    await expect(page.getByText(/^Данные на \d\d:\d\d:\d\d$/)).toBeVisible();
    await expect(next).toBeDisabled();
    await expect(page.getByText(/Данным \d+ секунд/)).toBeVisible();
    const unsent = page.getByText('«Х000ХХ99» не отправлено: нет связи.');
    await scan(page, 'Х000ХХ99');
    await expect(page.getByText('Ищем «Х000ХХ99»…')).toBeVisible();
    await page.clock.fastForward('00:10');
    await expect(unsent).toBeVisible();
    await page.route('**/booking?bookedDate=*', (route) => route.abort());
    await page.getByRole('link', { name: 'Записи', exact: true }).click();
    await tomorrow.click();
    const failed = page.getByText('Не удалось загрузить', { exact: true });
    await expect(failed).toBeVisible();
    await page.unroute('**/booking?bookedDate=*');
    cable.mend();
    const waitOn = async () => {
      await page.clock.fastForward('00:01');
      return page.getByText('Данные в эфире').isVisible();
    };
    await expect.poll(waitOn, { intervals: [200] }).toBe(true);
    await expect(failed, 'it comes by itself').toBeHidden();
    await page
      .getByRole('link', { name: /^Очередь/ })
      .first()
      .click();
    await expect(next).toBeEnabled();
    await page.clock.fastForward('00:10');
    await expect(page.getByRole('heading', { name: 'Записи нет' }), 'sent by itself').toBeVisible();
    await expect(unsent).toBeHidden();
    cable.remove();
  },
);
