import type { Page } from '@playwright/test';
import { chooseSlot, newDriver } from '../support/booking-screens.ts';
import { bookFor, lead, slotsOf } from '../support/bookings.ts';
import { callAs } from '../support/people.ts';
import { addTruck } from '../support/trucks.ts';
import { openSettled } from './open-settled.ts';
import { wordsOn } from './words-on.ts';

const languageOf = async (page: Page) => (await wordsOn(page)).language;

/** A new driver without a truck opens the booking screen. */
export const beNew = async (page: Page) => {
  await newDriver(page, await languageOf(page));
  await openSettled(page, () => page.goto('/booking'));
};

export const openNewAccount = async (page: Page) => {
  await beNew(page);
  await openSettled(page, () => page.goto('/lk'));
};

/** Gives a new driver a booking in each state that a card can show. */
export const haveBookings = async (page: Page) => {
  const { request } = page;
  const driver = await newDriver(page, await languageOf(page));
  const slots = await slotsOf(request, driver, 2);
  const starts = slots.filter(({ free }) => free > 2).map(({ start }) => start);
  const book = async (index: number) =>
    bookFor(request, await addTruck(request, driver.token), starts[index] ?? '');
  await lead(request, await book(3), 'WAITING', 'GO_TO_GATE');
  await lead(request, await book(4), 'WAITING');
  await book(5);
  const { id, version } = await book(6);
  await callAs(request, driver, 'PUT', '/booking', { id, version, dateBooked: starts[9] });
  const { id: vehicleId } = await addTruck(request, driver.token);
  await callAs(request, driver, 'POST', '/booking', { vehicleId, dateBooked: starts[12] });
  await openSettled(page, () => page.goto('/booking'));
};

const booked = (page: Page) => page.locator('article[data-status=BOOKED]');

export const openPass = async (page: Page) => {
  const { say } = await wordsOn(page);
  await haveBookings(page);
  await booked(page)
    .getByRole('button', { name: say('booking.mine.pass'), exact: true })
    .click();
  await page.getByRole('region', { name: say('booking.pass.title') }).waitFor();
};

export const openEdit = async (page: Page) => {
  const { say } = await wordsOn(page);
  await haveBookings(page);
  await booked(page)
    .getByRole('button', { name: say('booking.mine.edit') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('booking.edit.chooseTime') })
    .click();
  await chooseSlot(page.getByRole('dialog'), 8);
};

export const beBlocked = async (page: Page) => {
  const json = { blocked: true, reason: 'Снегопад · Snowfall · 降雪' };
  await page.route('**/system-params/booking-blocked', (route) => route.fulfill({ json }));
  await beNew(page);
};

/** Opens the form of the waiting list for a truck that is booked. The demo data has a waiting list. */
export const askForEarlier = async (page: Page) => {
  const { say } = await wordsOn(page);
  await haveBookings(page);
  await page
    .getByRole('button', { name: say('booking.mine.earlier') })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('combobox').nth(1).waitFor();
};
