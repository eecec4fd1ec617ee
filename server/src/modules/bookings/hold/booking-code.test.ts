import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '../../../testing/people/call-api.ts';
import { lastCodeTo, messagesTo } from '../../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bookAndConfirm, bookTruck, confirmBooking } from '../../../testing/trucks/test-bookings.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let phone: string;
const nine = '2026-11-22T09:00:00+09:00';
const ten = '2026-11-22T10:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

beforeEach(async () => {
  driver = await createVisitor(app, { language: 'EN' });
  phone = (await driver.call('GET', '/users/current-user')).body.phone.value;
});

afterAll(() => app.close());

const setParams = (body: object) => operator.call('PUT', '/system-params/booking-params', { body });
const hold = async (): Promise<string> => (await bookTruck(app, driver, { dateBooked: nine })).body.id;
const resend = async (bookingId: string) => {
  const form = { bookingId };
  return (await call(app, 'POST /booking/confirm/resend', { token: driver.authorization, form })).statusCode;
};
const validMinutes = async () => {
  const text = (await messagesTo(app, phone)).at(-1)?.body;
  return Number(/valid for (\d+) min/.exec(text ?? '')?.[1]);
};
const confirm = async (id: string, code: string) => {
  const { status } = await driver.call('POST', '/booking/confirm', { body: { id, code } });
  return status;
};

test('the message names the time that is left until the place falls back', async () => {
  const id = await hold();
  expect(await validMinutes()).toBe(15);
  app.clock.advance({ minutes: 9, seconds: 30 });
  expect(await resend(id)).toBe(204);
  expect(await validMinutes()).toBe(5);
  app.clock.advance({ minutes: 5, seconds: 10 });
  expect(await resend(id)).toBe(204);
  expect(await validMinutes()).toBe(1);
});

test('whoever sends the right code several times at once reads that it is done, not that it has expired', async () => {
  const id = await hold();
  const body = { id, code: await lastCodeTo(app, phone) };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => driver.call('POST', '/booking/confirm', { body })),
  );
  const done = answers.map((answer) => answer.body?.code ?? answer.status);
  expect(done.sort()).toEqual([204, ...Array(4).fill('NOT_AWAITING_CODE')]);
});

test('the mail that confirms a booking says from when until when to come', async () => {
  const email = 'reads-mail@example.com';
  const account = app.database.db.updateTable('account').where('id', '=', driver.userId);
  await account.set({ email, email_verified: true }).execute();
  const id = await hold();
  expect(await confirm(id, await lastCodeTo(app, email))).toBe(204);
  const mail = (await messagesTo(app, email)).at(-1)?.body;
  expect(mail).toMatch(/from .* 06:00 to .* 09:10/);
});

test('a place that is held for longer or shorter than a code lives is told by what ends first', async () => {
  for (const [confirmationMinutes, said] of [
    [3, 3],
    [30, 15],
  ]) {
    await setParams({ confirmationMinutes });
    driver = await createVisitor(app, { language: 'EN' });
    phone = (await driver.call('GET', '/users/current-user')).body.phone.value;
    const { id } = await bookAndConfirm(app, driver, nine);
    await driver.call('PUT', '/booking', { body: { id, dateBooked: ten } });
    expect(await validMinutes()).toBe(said);
  }
  await setParams({ confirmationMinutes: 15 });
});

test('a contact that is replaced while a code is awaited gets the next one, and that one is right', async () => {
  const id = await hold();
  const mobileNumber = '+8613912345678';
  await call(app, 'PUT /users/phone', { token: driver.authorization, form: { mobileNumber } });
  const proof = await lastCodeTo(app, mobileNumber);
  await driver.call('POST', `/users/change-phone-verification?code=${proof}`);
  expect((await driver.call('GET', '/users/current-user')).body.phone.value).toBe(mobileNumber);
  expect(await confirm(id, await lastCodeTo(app, phone))).toBe(400);
  app.clock.advance({ minutes: 5 });
  const told = (await messagesTo(app, phone)).length;
  expect(await resend(id)).toBe(204);
  expect((await messagesTo(app, phone)).length).toBe(told);
  const { confirmation } = (await driver.call('GET', `/booking/${id}`)).body;
  expect(confirmation).toMatchObject({ channel: 'SMS', target: expect.stringMatching(/678$/) });
  expect((await confirmBooking(app, driver, id)).status).toBe(204);
});

test('who has proved an e-mail meanwhile gets the next code there', async () => {
  const id = await hold();
  const mail = 'later@example.com';
  await driver.call('PUT', `/users/mail?mail=${mail}`);
  await driver.call('POST', `/users/change-mail-verification?code=${await lastCodeTo(app, mail)}`);
  app.clock.advance({ minutes: 5 });
  expect(await resend(id)).toBe(204);
  expect(await confirm(id, await lastCodeTo(app, mail))).toBe(204);
});
