import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { requestToken } from './support/accounts.ts';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { waitForMessage } from './support/outbox.ts';
import { testOnOwnProduct } from './support/own-product.ts';
import { callAs, registerPerson } from './support/people.ts';
import { remember } from './support/storage.ts';
import { tooWide } from './support/too-wide.ts';
import { addTruck } from './support/trucks.ts';

/** Moves the clock and asks every driver, so the checkpoint is this file's alone. */
const test = testOnOwnProduct('coming');

const hour = 3_600_000;

/** Until ten at the checkpoint, when nobody is asleep, and two days later at eleven. */
const tenOClock = () => {
  const local = Date.now() + 9 * hour;
  const midnight = Math.ceil(local / (24 * hour)) * 24 * hour;
  const day = new Date(midnight + 48 * hour).toISOString().slice(0, 10);
  return {
    ahead: `PT${Math.ceil((midnight + 10 * hour - local) / 1000)}S`,
    slot: `${day}T11:00:00+09:00`,
  };
};

const asOperator = async (
  request: APIRequestContext,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  body?: object,
) => {
  const operator = { token: await requestToken(request, 'admin') };
  const answer = await callAs(request, operator, method, path, body);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

const freeAt = async (request: APIRequestContext, start: string): Promise<number> => {
  const slots = await asOperator(request, 'GET', `/booking/time-slots?date=${start.slice(0, 10)}`);
  return slots.find((slot: { readonly start: string }) => slot.start === start).free;
};

const cardOf = (page: Page, { formattedBookingNumber }: Booking) =>
  page.getByRole('article').filter({ hasText: formattedBookingNumber });

test.use({ viewport: { width: 390, height: 844 } });

test('Asked whether he comes, a driver gives one place away, loses another by silence and takes it back by one tap', async ({
  page,
  product,
}) => {
  const { request } = page;
  const { ahead, slot } = tenOClock();
  await product.advance(ahead);
  await asOperator(request, 'PUT', '/system-params/booking-params', {
    reconfirm: { enabled: true, askHours: [24], reclaimHours: 4 },
  });
  const person = await registerPerson(request);
  const bookTruck = async (): Promise<Booking> => {
    const { id } = await addTruck(request, person.token);
    return asOperator(request, 'POST', '/booking', { dateBooked: slot, vehicleId: id });
  };
  const given = await bookTruck();
  const silent = await bookTruck();
  const free = await freeAt(request, slot);
  await product.advance('PT25H');
  await product.runJobs();
  const isAbout =
    (booking: Booking, words: string) =>
    ({ text }: { readonly text: string }) =>
      text.includes(words) && text.includes(booking.formattedBookingNumber);
  await waitForMessage(request, person.username, [], isAbout(given, 'приедете?'));
  await waitForMessage(request, person.username, [], isAbout(silent, 'приедете?'));

  await remember(page, 'oktet.token.user', person.token);
  await page.goto('/booking');
  await expect(page.getByText('Спрашиваем, приедете ли вы: 2 записи')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, `#booking-${silent.id}`);
  expect(await tooWide(page)).toBe(0);
  await cardOf(page, given).getByRole('button', { name: 'Нет, отменить' }).click();
  await expect(cardOf(page, given).getByText(/^Запись будет отменена в/)).toBeVisible();
  await product.advance('PT10M');
  await product.runJobs();
  await waitForMessage(request, person.username, [], isAbout(given, 'отменена'));
  expect(await freeAt(request, slot)).toBe(free + 1);

  await product.advance('PT19H50M');
  await product.runJobs();
  const { text } = await waitForMessage(request, person.username, [], isAbout(silent, 'снята'));
  await page.goto('/booking');
  const card = cardOf(page, silent);
  await expect(card.getByText('Запись снята: вы не ответили, приедете ли')).toBeVisible();
  await expect(cardOf(page, given)).toHaveCount(0);
  await card.getByRole('button', { name: /^Вернуть место/ }).click();
  await expect(card.getByText('Вы ответили, что приедете')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Пропуск' }).first()).toBeVisible();

  await page.goto(/\/coming\/[\w-]{22}/.exec(text)?.[0] ?? '');
  await expect(page.getByText('Вы ответили, что приедете')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page);
});
