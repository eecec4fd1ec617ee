import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import { messagesTo } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookTruck, confirmBooking } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { expireHolds } from '../hold/expire-holds.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let phone: string;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
  phone = (await driver.call('GET', '/users/current-user')).body.phone.value;
});

afterAll(() => app.close());

const lastText = async () => (await messagesTo(app, phone)).at(-1)?.body;
const confirm = (id: string) => confirmBooking(app, driver, id);
const hold = async (dateBooked: string): Promise<Booking> =>
  (await bookTruck(app, driver, { dateBooked })).body;

test('confirmed, moved, called: each is told with its number and time', async () => {
  const { id, formattedBookingNumber: number } = await hold('2026-11-22T09:00:00+09:00');
  await confirm(id);
  const { passToken } = (await driver.call('GET', `/booking/${id}`)).body;
  const pass = `http://localhost:3000/pass/${passToken}`;
  expect(await lastText()).toBe(`Октет: запись ${number} подтверждена: 22 нояб., 09:00 ${pass}`);
  await driver.call('PUT', '/booking', { body: { id, dateBooked: '2026-11-22T10:00:00+09:00' } });
  await confirm(id);
  expect(await lastText()).toBe(`Октет: запись ${number} перенесена на 22 нояб., 10:00`);
  await operator.call('PUT', `/booking/${id}?status=WAITING`);
  await operator.call('PUT', `/booking/${id}?status=GO_TO_GATE`);
  expect(await lastText()).toBe(`Октет: проезжайте к воротам! Запись ${number}`);
});

test('what happens at the checkpoint is told by SMS as well as by mail, and to the phone in the booking', async () => {
  const email = 'dispatcher@example.org';
  const account = app.database.db.updateTable('account').set({ email, email_verified: true });
  await account.where('id', '=', driver.userId).execute();
  const { vehicleId } = await createTruck(app, driver.userId);
  const [dateBooked, phoneNumber] = ['2026-11-22T15:00:00+09:00', '+8613800000001'];
  const body = { vehicleId, dateBooked, phoneNumber, language: 'EN' };
  const { id, formattedBookingNumber: number } = (await operator.call('POST', '/booking', { body })).body;
  // Sequential: messagesTo runs the due jobs, and would miss what a concurrent call is just doing.
  const counts = async () => {
    const lengths: number[] = [];
    for (const to of [phone, email, phoneNumber]) lengths.push((await messagesTo(app, to)).length);
    return lengths;
  };
  const [sms, mail, other] = (await counts()) as [number, number, number];
  expect(other).toBe(0);
  const texts: Record<string, string> = {
    WAITING: `Oktet: you are number 1 in the line, call expected`,
    BOOKED: `Oktet: the arrival for booking ${number} was undone; it still holds`,
    GO_TO_GATE: `Oktet: go to the gate 3 now! Booking ${number}`,
    RETURN: `Oktet: call withdrawn, booking ${number} is back in the line`,
  };
  const steps = ['WAITING', 'BOOKED', 'WAITING', 'GO_TO_GATE', 'RETURN'];
  for (const [index, step] of steps.entries()) {
    const status = step === 'RETURN' ? 'WAITING' : step;
    await operator.call('PUT', `/booking/${id}?status=${status}`, { body: { gate: '3' } });
    expect(await counts()).toEqual([sms + index + 1, mail + index + 1, index + 1]);
    for (const to of [phone, phoneNumber])
      expect((await messagesTo(app, to)).at(-1)?.body).toContain(texts[step]);
  }
  await operator.call('DELETE', `/booking/${id}`);
  expect(await counts()).toEqual([sms + 5, mail + 6, 5]);
});

test('canceled is told, whoever did it; a hold that was never confirmed is not', async () => {
  const one = await hold('2026-11-22T12:00:00+09:00');
  await confirm(one.id);
  await driver.call('DELETE', `/booking/${one.id}?reason=${encodeURIComponent('не еду')}`);
  expect(await lastText()).toBe(`Октет: запись ${one.formattedBookingNumber} отменена. Подробнее на сайте.`);
  const two = await hold('2026-11-22T12:00:00+09:00');
  const { length } = await messagesTo(app, phone);
  await driver.call('DELETE', `/booking/${two.id}`);
  await app.database.db.deleteFrom('lost_hold').execute();
  const three = await hold('2026-11-22T12:00:00+09:00');
  expect(await messagesTo(app, phone)).toHaveLength(length + 1);
  app.clock.advance({ minutes: 16 });
  await expireHolds(app.systemContext());
  expect((await driver.call('GET', `/booking/${three.id}`)).body.bookingStatus).toBe('CANCELED');
  expect(await messagesTo(app, phone)).toHaveLength(length + 1);
});

test('what an operator does to a booking is told to its account, in the language of the booking', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const body = { vehicleId, dateBooked: '2026-11-23T09:00:00+09:00', language: 'EN' };
  const { id, formattedBookingNumber: number } = (await operator.call('POST', '/booking', { body })).body;
  expect(await lastText()).toContain(`Oktet: booking ${number} is confirmed: 23 Nov, 09:00 http`);
  await operator.call('PUT', '/booking', { body: { id, dateBooked: '2026-11-23T11:00:00+09:00' } });
  expect(await lastText()).toBe(`Oktet: booking ${number} has been moved to 23 Nov, 11:00`);
  await operator.call('PUT', '/booking', { body: { id, firstNameOfDriver: 'Lee' } });
  expect(await lastText()).toBe(`Oktet: an operator has changed booking ${number}: 23 Nov, 11:00`);
  const { length } = await messagesTo(app, phone);
  await operator.call('PUT', '/booking', { body: { id, firstNameOfDriver: 'Lee' } });
  expect(await messagesTo(app, phone)).toHaveLength(length);
});
