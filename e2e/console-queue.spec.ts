import { expect, type Route } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { lead, operatorOf } from './support/bookings.ts';
import {
  actBar,
  callButton,
  called,
  oneLine as field,
  openQueue,
  rowOf,
  scan,
  secondsToThink,
  statusOf,
  waiting,
} from './support/console-queue.ts';
import { long } from './support/languages.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs } from './support/people.ts';
import { bookTrucks, emptyLine, lineUp } from './support/waiting-trucks.ts';

/** This file changes the line, so it has a product of its own. */
const test = testOnOwnProduct('console-queue');

test('An operator checks a truck in by typing, takes that back, and is told who is in line or has no booking', async ({
  page,
}) => {
  await emptyLine(page.request);
  const [{ truck, booking } = await Promise.reject()] = await bookTrucks(page.request, 1, {
    cargoType: 'POST',
  });
  await openQueue(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`${booking.formattedBookingNumber.replace('-', '')}\n`);
  await expect(page.getByRole('heading', { name: /Вовремя|Раньше времени/ })).toBeVisible();
  const row = rowOf(page, truck.plate);
  await expect(row).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Никто не ждёт.')).toBeVisible();
  const answer = (name: string) => page.getByRole('heading', { level: 3, name, exact: true });
  await expect(answer('Прибытие отменено')).toBeVisible();
  await page.getByRole('button', { name: 'Отметить снова' }).click();
  await expect(row).toBeVisible();
  await page.keyboard.press('F2');
  await expect(answer('Вызван к воротам')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(answer('Вызван к воротам')).toHaveCount(0);
  await expect(row).toBeVisible();
  await expect(waiting(page).getByText('приоритет')).toBeVisible();
  await expect(page.getByRole('link', { name: /Очередь.*1 машина ждёт/ })).toBeVisible();
  await page.getByRole('button', { name: 'Снять приоритет (Почта)' }).click();
  await expect(waiting(page).getByText('приоритет')).toHaveCount(0);
  await scan(page, truck.plate.toLowerCase());
  await expect(answer('Уже в очереди')).toBeVisible();
  const read = await callAs(page.request, await operatorOf(page.request), 'GET', `/booking/${booking.id}`);
  const { passQr }: { passQr: string } = await read.json();
  await scan(page, passQr.replace(/.$/, '_'));
  await expect(answer('Пропуск подделан')).toBeVisible();
  await scan(page, passQr);
  await expect(answer('Уже в очереди')).toBeVisible();
  await scan(page, 'Х000ХХ99');
  await expect(page.getByRole('heading', { name: 'Записи нет' })).toBeVisible();
  await expect(page.getByText('Такого автомобиля в базе нет')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(item('Отменить запись…')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item('Отменить прибытие')).toBeFocused();
  await item('Отменить прибытие').dispatchEvent('keydown', { key: 'о' });
  await expect(item('Отменить запись…'), 'a letter goes to the next that begins with it').toBeFocused();
  await page.keyboard.press('j');
  await expect(item('Отменить прибытие'), 'in the other layout too').toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Отменить запись…'), 'around the end').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(row.getByRole('button', { name: /^Ещё действия/ })).toBeFocused();
  await page.keyboard.press('Enter');
  // The stream shows the act before the request is answered. Ctrl+Z works without waiting for the answer.
  const released = Promise.withResolvers<void>();
  const holdBack = async (route: Route) => {
    const answered = await route.fetch();
    await released.promise;
    await route.fulfill({ response: answered });
  };
  await page.route('**/booking/*?status=BOOKED', holdBack, { times: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Никто не ждёт.')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  released.resolve();
  await expect(row).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(row.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', /^tel:\+7\d{10}$/);
  const named = row.locator('[data-column="driver"]').getByRole('link').first();
  await expect(named).toHaveAttribute('href', new RegExp(`/bookings/${booking.id}$`));
  await row.getByRole('link', { name: truck.plate }).click();
  await expect(page).toHaveURL(new RegExp(`/board/bookings/${booking.id}$`));
});

test('The line below stays where it is, whatever check-in answers', long, async ({ page }) => {
  await emptyLine(page.request);
  const [{ booking } = await Promise.reject()] = await bookTrucks(page.request, 1, { cargoType: 'POST' });
  await openQueue(page);
  const top = async () => (await page.getByRole('heading', { name: 'Ждут вызова' }).boundingBox())?.y;
  for (const size of [
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await field(page).fill('');
    const before = await top();
    await field(page).pressSequentially(booking.formattedBookingNumber.slice(-4));
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await top(), `${size.width}: found`).toBe(before);
    for (const text of ['Х000ХХ99', booking.formattedBookingNumber, booking.formattedBookingNumber]) {
      await field(page).fill(text);
      await field(page).press('Enter');
      await expect(page.getByRole('heading', { level: 3, name: /./ }).first()).toBeVisible();
      await expect(page.getByText(/^Ищем/)).toHaveCount(0);
      expect(await top(), `${size.width}: ${text}`).toBe(before);
    }
  }
});

test('An operator calls, recalls, returns and lets go by keyboard, and has five seconds to think again', async ({
  page,
}) => {
  const [first = await Promise.reject(), second = await Promise.reject()] = await lineUp(page.request, 2);
  await page.clock.install();
  await openQueue(page);
  const callNext = async ({ plate }: { readonly plate: string }) => {
    await expect(callButton(page, plate)).toBeEnabled();
    await page.keyboard.down('F2');
    // The key is held down, and pressed a second time by mistake.
    await page.keyboard.down('F2');
    await page.keyboard.press('F2');
    await expect(called(page).getByRole('listitem')).toHaveCount(1);
  };
  await callNext(first);
  await expect(actBar(page)).toContainText(`${first.plate} вызван`);
  await page.keyboard.press('Control+z');
  await expect(called(page).getByText('Никто не вызван.')).toBeVisible();
  await callNext(first);
  await called(page)
    .getByRole('button', { name: `Повторить вызов ${first.plate}` })
    .press('Enter');
  await expect(called(page)).toContainText('повтор');
  await page.keyboard.press('F6');
  await expect(page.getByRole('menuitem', { name: 'Не подъехал' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(called(page).getByText('Никто не вызван.')).toBeVisible();
  await expect(waiting(page).getByText('не подъехал 1 раз')).toBeVisible();
  await expect(waiting(page), 'who did not answer did not come late').not.toContainText('опоздал');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('body > div', { has: page.getByText(/^Очередь:/) });
  await expect(sheet).toContainText('не подъехал 1 раз');
  await expect(sheet).not.toContainText('опоздал');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await callNext(second);
  const left = called(page).getByRole('button', { name: `${second.plate} выехал` });
  await left.press('Enter');
  await actBar(page)
    .getByRole('listitem')
    .filter({ hasText: 'выехал' })
    .getByRole('button', { name: 'Отменить' })
    .click();
  await expect(left).toBeEnabled();
  expect(await statusOf(page, second)).toBe('GO_TO_GATE');
  // The truck leaves before its second call is answered. No conflict is told, as one operator did both.
  const sent = Promise.withResolvers<void>();
  const holdUp = (route: Route) => sent.promise.then(() => route.continue());
  await page.route('**/recall', holdUp, { times: 1 });
  const again = called(page).getByRole('button', { name: `Повторить вызов ${second.plate}` });
  const recalls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/recall') && recalls.push(request.url()));
  await again.press('Enter');
  await expect(again).toHaveAttribute('aria-busy', 'true');
  await again.press('Enter');
  await left.press('Enter');
  sent.resolve();
  await expect(actBar(page)).toContainText(`${second.plate} вызван повторно`);
  expect(recalls, 'pressed twice, sent once').toHaveLength(1);
  await page.clock.fastForward(secondsToThink);
  await expect(called(page).getByText('Никто не вызван.')).toBeVisible();
  await expect.poll(() => statusOf(page, second)).toBe('LEFT_WAITING_ZONE');
});

test('What waits behind Undo is sent when the page is left, or tried again', long, async ({ page }) => {
  const [first = await Promise.reject(), second = await Promise.reject()] = await lineUp(page.request, 2);
  await lead(page.request, first, 'GO_TO_GATE');
  await page.clock.install();
  await openQueue(page);
  await called(page)
    .getByRole('button', { name: `${first.plate} выехал` })
    .click();
  await page.reload();
  await expect.poll(() => statusOf(page, first)).toBe('LEFT_WAITING_ZONE');
  await expect(called(page).getByText('Никто не вызван.')).toBeVisible();

  await page.getByRole('button', { name: `Ещё действия: ${second.plate}` }).click();
  await page.getByRole('menuitem', { name: 'Отменить запись…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Отменить запись' }).click();
  await expect(dialog.getByText('Укажите причину', { exact: true })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Причина по-русски' }).fill('Водитель уехал');
  await page.route('**/booking/*?status=CANCELED', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Отменить запись' }).click();
  const failed = actBar(page).getByRole('listitem').filter({ hasText: 'Не отправлено' });
  await page.clock.fastForward(secondsToThink);
  await expect(failed).toBeVisible();
  expect(await statusOf(page, second)).toBe('WAITING');
  await page.unroute('**/booking/*?status=CANCELED');
  await failed.getByRole('button', { name: 'Повторить' }).click();
  await expect(failed).toBeHidden();
  await expect.poll(() => statusOf(page, second)).toBe('CANCELED');
});

test(
  'A banned truck in the line and one whose papers were refused need attention, each with its way; events have names',
  long,
  async ({ page }) => {
    const [refused = await Promise.reject(), banned = await Promise.reject()] = await lineUp(page.request, 2);
    const operator = await operatorOf(page.request);
    const ban = { vehicleId: banned.vehicleId, reason: 'Перегруз', expectedBookings: [] };
    await callAs(page.request, operator, 'POST', '/vehicle/ban', ban);
    await callAs(page.request, operator, 'GET', `/vehicle/${refused.vehicleId}/disapprove?reason=x`);
    await openQueue(page);
    const attention = page.getByRole('region', { name: /^Требует внимания/ });
    await expect(attention.getByRole('listitem').filter({ hasText: 'неподтверждённая' })).toContainText('1');
    const inLine = attention.getByRole('listitem').filter({ hasText: '1 машина с запретом стоит в очереди' });
    await expect(inLine).toContainText(banned.plate);
    await inLine.getByRole('button', { name: 'Показать' }).click();
    const row = rowOf(page, banned.vehicleRegistrationPlate);
    await expect(row.getByRole('button').first()).toBeFocused();
    const events = page.getByRole('region', { name: 'События' }).getByRole('listitem');
    await expect(events.filter({ hasText: banned.plate }).first()).toContainText('Соколова Ольга');
    await attention.getByRole('link', { name: 'Проверить' }).first().click();
    await expect(
      page.getByRole('table').getByRole('link', { name: refused.vehicleRegistrationPlate }),
    ).toBeVisible();
  },
);
