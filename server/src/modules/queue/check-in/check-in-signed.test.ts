import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgeriesOf } from '../../../testing/trucks/forged-passes.ts';
import { kioskOf, openRoomyCheckpoint } from '../../../testing/trucks/test-kiosk.ts';

let app: TestApp;
let operator: Visitor;
let desk: Awaited<ReturnType<typeof kioskOf>>;

const nine = '2026-11-21T09:00:00+09:00';
const ten = '2026-11-21T10:00:00+09:00';

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set('2026-11-21T05:00:00+09:00');
  operator = await openRoomyCheckpoint(app);
});

afterAll(() => app.close());

beforeEach(async () => {
  app.clock.set('2026-11-21T09:05:00+09:00');
  desk = await kioskOf(app, operator);
});

const signedOf = async ({ id }: Booking): Promise<string> =>
  (await operator.call('GET', `/booking/${id}`)).body.passQr;
const move = async ({ id }: Booking, dateBooked: string) =>
  expect((await operator.call('PUT', '/booking', { body: { id, dateBooked } })).status).toBe(200);

test('kiosk and console take a signed pass and the old kind alike', async () => {
  const { book, checkIn, qrOf } = desk;
  for (const by of [desk.kiosk, operator]) {
    const [first, second] = [await book(nine), await book(nine)];
    const signed = await signedOf(first);
    expect(signed).toMatch(/^OKT1:/);
    expect((await checkIn({ text: signed }, { by })).outcome).toBe('ON_TIME');
    expect((await checkIn({ text: signed }, { by })).outcome).toBe('ALREADY_WAITING');
    expect((await checkIn({ text: qrOf(second) }, { by })).outcome).toBe('ON_TIME');
  }
});

test('a pass from before a change moves nobody: a kiosk asks for the phone, an operator is told which booking it was', async () => {
  const { book, checkIn, statusOf, phoneEnding } = desk;
  const changed = { passFault: 'CHANGED' };
  const moved = await book(nine);
  const text = await signedOf(moved);
  await move(moved, ten);
  const formattedBookingNumber = moved.formattedBookingNumber;
  const atConsole = await checkIn({ text }, { by: operator });
  expect(atConsole).toMatchObject({ outcome: 'NO_BOOKING', ...changed, formattedBookingNumber });
  const atKiosk = await checkIn({ text });
  expect(atKiosk).toMatchObject({ outcome: 'PHONE_ENDING_NEEDED', ...changed, formattedBookingNumber });
  expect(await statusOf(moved)).toBe('BOOKED');
  expect((await checkIn({ text, phoneEnding: '0000' })).outcome).toBe('PHONE_ENDING_NEEDED');
  expect((await checkIn({ text, phoneEnding })).outcome).toBe('ON_TIME');
  const again = await book(nine);
  const leaked = await signedOf(again);
  await operator.call('POST', `/booking/${again.id}/pass-token`);
  expect(await checkIn({ text: leaked })).toMatchObject({ outcome: 'PHONE_ENDING_NEEDED', ...changed });
  expect((await checkIn({ text: await signedOf(again) })).outcome).toBe('ON_TIME');
});

test('the pass of a canceled booking says so', async () => {
  const { book, checkIn } = desk;
  const booking = await book(nine);
  const text = await signedOf(booking);
  await operator.call('DELETE', `/booking/${booking.id}`);
  for (const by of [desk.kiosk, operator]) expect((await checkIn({ text }, { by })).outcome).toBe('CANCELED');
});

test('a pass that is over proves nothing', async () => {
  const { book, checkIn, kiosk } = desk;
  const text = await signedOf(await book(nine));
  app.clock.set('2026-11-22T11:00:00+09:00');
  expect(await checkIn({ text }, { by: kiosk })).toMatchObject({
    outcome: 'PHONE_ENDING_NEEDED',
    passFault: 'EXPIRED',
  });
});

test('no forgery is taken, with or without the right phone, by kiosk or console', async () => {
  const { book, send, statusOf, phoneEnding, kiosk } = desk;
  const booking = await book(nine);
  for (const [name, text] of Object.entries(forgeriesOf(await signedOf(booking))))
    for (const [by, more] of [
      [kiosk, { phoneEnding }],
      [operator, {}],
    ] as const) {
      app.clock.advance({ minutes: 1 });
      const { status, body } = await send({ text, ...more }, { by });
      expect([name, status, body.outcome]).toEqual([name, 200, 'NO_BOOKING']);
      expect(body.passFault, name).toMatch(/^(FORGED|FOREIGN)$/);
      expect(body, name).not.toHaveProperty('formattedBookingNumber');
    }
  expect(await statusOf(booking)).toBe('BOOKED');
});

test('a scanner at a Russian keyboard types the same pass', async () => {
  const { book, checkIn } = desk;
  const latin = 'qwertyuiopasdfghjklzxcvbnm.';
  const keys = 'йцукенгшщзфывапролдячсмитью';
  const text = await signedOf(await book(nine));
  const typed = [...text]
    .map((letter) => {
      const key = keys[latin.indexOf(letter.toLowerCase())] ?? letter;
      return /[A-Z]/.test(letter) ? key.toUpperCase() : key;
    })
    .join('')
    .replace(':', 'Ж');
  expect((await checkIn({ text: typed })).outcome).toBe('ON_TIME');
});
