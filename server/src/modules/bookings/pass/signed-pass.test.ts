import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { PassKeys } from '#contract/bookings/passes.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  claimsOf,
  forgeriesOf,
  headerIn,
  keyOfSeed,
  loadChecker,
  signAs,
  strangersKey,
} from '../../../testing/trucks/forged-passes.ts';
import { bookAndConfirm, bookTruck } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { passKeyOf } from './pass-keys.ts';
import { verifyPass } from './verify-pass.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
let checkPass: Awaited<ReturnType<typeof loadChecker>>;
const seed = randomBytes(32).toString('base64url');
const stolenSeed = randomBytes(32).toString('base64url');
const stolen = passKeyOf(Buffer.from(stolenSeed, 'base64url'), Temporal.Instant.fromEpochMilliseconds(0));
const [nine, ten] = ['2026-11-21T09:00:00+09:00', '2026-11-21T10:00:00+09:00'];

beforeAll(async () => {
  app = await createTestApp({
    env: {
      PASS_KEYS: `${stolenSeed}@2025-01-01T00:00:00Z ${seed}@2026-01-01T00:00:00Z`,
      PASS_KEYS_REFUSED: stolen.kid,
    },
  });
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('PUT', '/system-params/booking-params', { body: { slotCapacity: 40 } });
  checkPass = await loadChecker();
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
});

afterAll(() => app.close());

const keys = async (): Promise<PassKeys> =>
  (await app.server.inject({ url: '/oktet/api/v1/pass-keys' })).json();
const now = () => app.clock.now().epochMilliseconds / 1000;
const read = async ({ id }: Pick<Booking, 'id'>): Promise<Booking> =>
  (await driver.call('GET', `/booking/${id}`)).body;
const qrOf = async (booking: Pick<Booking, 'id'>) => (await read(booking)).passQr ?? '';
const book = () => bookAndConfirm(app, driver, nine);
const verify = (text: string) => verifyPass(app.systemContext(), text);
const seconds = (instant: string) => Date.parse(instant) / 1000;

test('a pass says number, plate, slot and window, and nothing of a person; the checker of docs accepts it', async () => {
  const booking = await book();
  const text = await qrOf(booking);
  expect(text.length).toBeLessThanOrEqual(350);
  expect(headerIn(text)).toEqual({ alg: 'EdDSA', kid: expect.stringMatching(/^[\w-]{6}$/) });
  const said = {
    iss: 'localhost:3000',
    number: booking.formattedBookingNumber,
    plate: booking.vehicleRegistrationPlate,
    slot: seconds(nine),
    window: [-180, 120],
    v: 1,
    iat: seconds('2026-11-20T12:00:00+09:00'),
    exp: seconds('2026-11-22T11:00:00+09:00'),
  };
  expect(checkPass(text, await keys(), now())).toEqual(said);
  expect(await verify(text)).toEqual({ claims: said });
  // The list of own bookings, the single booking and the public pass have the same text, however late they are
  // read.
  app.clock.advance({ hours: 3 });
  const listed = (await driver.call('GET', '/booking/current-user')).body.content[0];
  const shown = await app.server.inject({ url: `/oktet/api/v1/pass/${booking.passToken}` });
  expect([listed.passQr, shown.json().qr, await qrOf(booking)]).toEqual([text, text, text]);
});

test('checker and server refuse every forgery, and none of them throws', async () => {
  const text = await qrOf(await book());
  const published = await keys();
  for (const [name, forged] of Object.entries(forgeriesOf(text))) {
    expect(() => checkPass(forged, published, now()), name).toThrow();
    expect(await verify(forged), name).toEqual({ fault: expect.stringMatching(/^(FORGED|FOREIGN)$/) });
  }
  const { kid = '' } = headerIn(text);
  const ours = (claims: object) => signAs(keyOfSeed(seed), { alg: 'EdDSA', kid }, claims);
  const claims = claimsOf(text);
  expect((await verify(ours(claims))).fault).toBeUndefined();
  expect((await verify(ours({ ...claims, iss: 'another' }))).fault).toBe('FOREIGN');
  expect(() => checkPass(ours({ ...claims, iss: 'another' }), published, now())).toThrow(
    'another checkpoint',
  );
  expect((await verify(ours({ ...claims, v: undefined }))).fault).toBe('FORGED');
});

/** Ten thousand runs take 20 s, so only `npm run test:long` does them. */
const numRuns = process.env.OKTET_LONG ? 10_000 : 500;

test('of many altered, foreign, expired and revoked passes none is accepted', async () => {
  const text = await qrOf(await book());
  const published = await keys();
  const { kid = '' } = headerIn(text);
  const claims = claimsOf(text);
  const [ours, stranger] = [keyOfSeed(seed), strangersKey()];
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.:'];
  const altered = fc
    .tuple(fc.nat(text.length - 1), fc.constantFrom(...letters))
    .map(([place, letter]) => `${text.slice(0, place)}${letter}${text.slice(place + 1)}`)
    .filter((other) => other !== text);
  const said = fc.record({ v: fc.nat(), slot: fc.nat(), plate: fc.string({ maxLength: 9 }) });
  const foreign = fc
    .tuple(said, fc.constantFrom(kid, 'AAAAAA'))
    .map(([more, name]) => signAs(stranger, { alg: 'EdDSA', kid: name }, { ...claims, ...more }));
  const expired = fc
    .nat(Math.floor(now()))
    .map((exp) => signAs(ours, { alg: 'EdDSA', kid }, { ...claims, exp }));
  const revoked = said.map((more) =>
    signAs(stolen.privateKey, { alg: 'EdDSA', kid: stolen.kid }, { ...claims, ...more }),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(altered, foreign, expired, revoked), async (forged) => {
      expect((await verify(forged)).fault).toBeDefined();
      expect(() => checkPass(forged, published, now())).toThrow();
    }),
    { numRuns },
  );
  expect((await verify(text)).fault).toBeUndefined();
});

test('it holds until a day after its window, then it is expired', async () => {
  const text = await qrOf(await book());
  const published = await keys();
  app.clock.set('2026-11-22T10:59:59+09:00');
  expect((await verify(text)).fault).toBeUndefined();
  app.clock.advance({ seconds: 1 });
  expect((await verify(text)).fault).toBe('EXPIRED');
  expect(() => checkPass(text, published, now())).toThrow('expired');
});

test('another slot, plate or address raises v and its time; what the pass does not say leaves it as it is', async () => {
  const booking = await book();
  const versions = async () => {
    const { v, iat } = claimsOf(await qrOf(booking));
    return [v, iat - seconds('2026-11-20T12:00:00+09:00')];
  };
  const change = async (body: object) =>
    expect((await operator.call('PUT', '/booking', { body: { id: booking.id, ...body } })).status).toBe(200);
  app.clock.advance({ minutes: 1 });
  await change({ firstNameOfDriver: 'Пётр' });
  expect(await versions()).toEqual([1, 0]);
  await change({ dateBooked: ten });
  expect(await versions()).toEqual([2, 60]);
  app.clock.advance({ minutes: 1 });
  const { vehicleId } = await createTruck(app, driver.userId);
  await change({ vehicleId });
  expect(await versions()).toEqual([3, 120]);
  app.clock.advance({ minutes: 1 });
  await driver.call('POST', `/booking/${booking.id}/pass-token`);
  expect(await versions()).toEqual([4, 180]);
  app.clock.set('2026-11-21T09:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await operator.call('PUT', `/booking/${booking.id}?status=WAITING`);
  expect(await versions()).toEqual([4, 180]);
});

test('a booking that waits for its code, or has ended, has no signed pass', async () => {
  const { body: held } = await bookTruck(app, driver, { dateBooked: nine });
  expect(await read(held)).not.toHaveProperty('passQr');
  const booking = await bookAndConfirm(app, await createVisitor(app), nine);
  await operator.call('DELETE', `/booking/${booking.id}`);
  const ended = (await app.server.inject({ url: `/oktet/api/v1/pass/${booking.passToken}` })).json();
  expect(ended.qr).toMatch(/^\d{6}-\d{4}-\d{8}$/);
});

test('a plate too long for the code gets a pass of the old kind', async () => {
  const { vehicleId } = await createTruck(app, driver.userId);
  const plate = '黑'.repeat(15);
  await app.database.db
    .updateTable('vehicle')
    .set({ registration_plate: plate, plate_key: plate })
    .where('id', '=', vehicleId)
    .execute();
  const { body } = await operator.call('POST', '/booking', {
    body: { vehicleId, dateBooked: nine, cargoType: 'GENERAL' },
  });
  expect(await qrOf(body)).toMatch(/^\d{6}-\d{4}-\d{8}$/);
});
