import { expect } from '@playwright/test';
import { passQr } from '#kernel/passes/pass-qr.ts';
import { operatorOf } from './support/bookings.ts';
import { called, oneLine, openQueue, rowOf, statusOf } from './support/console-queue.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs } from './support/people.ts';
import { shownPlate } from './support/trucks.ts';
import { bookTrucks, lineUp } from './support/waiting-trucks.ts';

/** This file changes the line, so it has a product of its own. */
const test = testOnOwnProduct('console-guards');

test('A banned truck at the head is not called by F2 without a question; acknowledged it is, and the event says so', async ({
  page,
}) => {
  const [banned = await Promise.reject(), after = await Promise.reject()] = await lineUp(page.request, 2);
  const operator = await operatorOf(page.request);
  const ban = { vehicleId: banned.vehicleId, reasons: { RU: 'Поддельный номер' } };
  expect((await callAs(page.request, operator, 'POST', '/vehicle/ban', ban)).status()).toBe(204);
  await openQueue(page);
  const row = rowOf(page, banned.vehicleRegistrationPlate);
  await expect(row.getByText('заблокирован')).toBeVisible();

  const question = page.getByRole('alertdialog', { name: `${banned.plate}: что препятствует` });
  await page.keyboard.press('F2');
  await expect(question).toContainText('Автомобиль заблокирован. Поддельный номер');
  await expect(question.getByRole('button', { name: `Пропустить, вызвать ${after.plate}…` })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('F2');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Не делать' }).click();
  await expect(question).toHaveCount(0);
  expect(await statusOf(page, banned)).toBe('WAITING');

  await page.keyboard.press('F2');
  await question.getByRole('button', { name: 'Знаю, продолжить' }).click();
  await expect(called(page).getByRole('img', { name: banned.vehicleRegistrationPlate })).toBeVisible();
  await page.getByRole('link', { name: banned.plate }).first().click();
  await expect(page.getByText('Несмотря на')).toBeVisible();
  const history = await callAs(page.request, operator, 'GET', `/booking/${banned.id}/history?size=100`);
  expect((await history.json()).content.at(-1)).toMatchObject({ to: { acknowledged: ['BANNED'] } });
});

test('Operators keep a list of plates to look out for, and the queue tells when one of them is in line', async ({
  page,
}) => {
  const [truck = await Promise.reject()] = await lineUp(page.request, 1);
  await openQueue(page);
  await page.getByRole('link', { name: /^Автомобили/ }).click();
  await page.getByRole('link', { name: 'Список наблюдения' }).click();
  await page.getByRole('button', { name: 'Добавить номер' }).click();
  const form = page.getByRole('dialog', { name: 'Добавить номер' });
  await form.getByRole('textbox', { name: 'Номер' }).fill(truck.vehicleRegistrationPlate);
  await form.getByRole('textbox', { name: 'Почему' }).fill('Ищет таможня');
  await form.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ищет таможня' })).toBeVisible();
  await page.getByRole('link', { name: /^Очередь/ }).click();
  await expect(page.getByText(`${truck.plate} под наблюдением: следующий на вызов`)).toBeVisible();

  const [{ booking, truck: coming } = await Promise.reject()] = await bookTrucks(page.request, 1);
  const watch = `/watch-list/${encodeURIComponent(coming.plate)}`;
  const reasons = { reasons: { RU: 'Ищет таможня' } };
  const watched = await callAs(page.request, await operatorOf(page.request), 'PUT', watch, reasons);
  expect(watched.ok(), await watched.text()).toBe(true);
  await oneLine(page).focus();
  await page.keyboard.type(`${passQr(booking.formattedBookingNumber, booking.passToken ?? '')}\n`);
  const question = page.getByRole('alertdialog', { name: `${shownPlate(coming.plate)}: что препятствует` });
  await expect(question, 'it is about a truck, whatever text was scanned').toContainText('Ищет таможня');
  await question.getByRole('button', { name: 'Не делать' }).click();
  expect(await statusOf(page, booking)).toBe('BOOKED');
});
