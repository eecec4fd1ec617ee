import type { Booking } from '#contract/bookings/bookings.ts';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { lastCodeTo } from '../people/test-outbox.ts';
import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { createTruck } from './test-truck.ts';

export const bookTruck = async (app: TestApp, driver: Visitor, body: object) => {
  const { vehicleId } = await createTruck(app, driver.userId);
  return driver.call('POST', '/booking', { body: { vehicleId, ...body } });
};

export const lastCodeOf = async (app: TestApp, driver: Visitor): Promise<string> =>
  lastCodeTo(app, (await driver.call('GET', '/users/current-user')).body.phone.value);

export const confirmBooking = async (app: TestApp, driver: Visitor, id: string) =>
  driver.call('POST', '/booking/confirm', { body: { id, code: await lastCodeOf(app, driver) } });

export const bookAndConfirm = async (app: TestApp, driver: Visitor, dateBooked: string): Promise<Booking> => {
  const { body } = await bookTruck(app, driver, { dateBooked });
  const { status } = await confirmBooking(app, driver, body.id);
  if (status !== 204) throw new Error(`Booking ${body.id} was not confirmed: ${status}`);
  return (await driver.call('GET', `/booking/${body.id}`)).body;
};

export const slotAt = async (driver: Visitor, start: string): Promise<TimeSlot> => {
  const slots: TimeSlot[] = (await driver.call('GET', `/booking/time-slots?date=${start.slice(0, 10)}`)).body;
  const slot = slots.find((one) => one.start === start);
  if (!slot) throw new Error(`No slot begins at ${start}`);
  return slot;
};
