import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plateGroups } from '#kernel/plates/parse-plate.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { appealTo, banEventsOf, decide, newAdmin, strikeTruck } from '../../testing/trucks/test-strikes.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { tellSuspensions } from './suspend-appeals.ts';

let app: TestApp;
let driver: Visitor;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  driver = await createVisitor(app);
});
afterAll(() => app.close());

const vehicleOf = async (vehicleId: string) => (await driver.call('GET', `/vehicle/${vehicleId}`)).body;
const statusOf = async (vehicleId: string) => (await vehicleOf(vehicleId)).banStatus;
const warningsOf = async (vehicleId: string) =>
  (await (await newAdmin(app)).call('GET', `/vehicle/${vehicleId}`)).body.warnings;
const book = (vehicleId: string, dateBooked: string, by = driver) =>
  by.call('POST', '/booking', { body: { dateBooked, vehicleId } });
const stateOf = async (id: string) => (await driver.call('GET', `/appeals/${id}`)).body.state;
const phoneOf = async ({ call }: Visitor) => (await call('GET', '/users/current-user')).body.phone.value;

const slot = '2026-11-27T12:00:00+09:00';

/** The truck is banned on the 23rd at 11:00 and appeals at once. Undecided, the ban binds until the 26th at 11:00. */
const appealedBan = async (by = driver) => {
  const { vehicleId } = await strikeTruck(app, by, ['2026-11-22', '2026-11-23']);
  return { vehicleId, appeal: await appealTo(by, vehicleId, 'BAN') };
};

test('after 72 hours to the second, without any job, the strike does not count and the ban does not bind', async () => {
  const { vehicleId, appeal } = await appealedBan();
  expect(appeal.dueAt).toBe('2026-11-26T11:00:00+09:00');
  app.clock.set('2026-11-26T10:59:59+09:00');
  expect(await stateOf(appeal.id)).toBe('OPEN');
  expect((await book(vehicleId, slot)).body.code).toBe('VEHICLE_BANNED');
  expect(await vehicleOf(vehicleId)).toMatchObject({ banStatus: 'BANNED', ban: {} });
  expect(await warningsOf(vehicleId)).toBe(0);

  app.clock.set('2026-11-26T11:00:00+09:00');
  expect(await stateOf(appeal.id)).toBe('SUSPENDED');
  // The first of the two warnings still counts.
  expect(await statusOf(vehicleId)).toBe('WARNED');
  expect(await warningsOf(vehicleId)).toBe(1);
  const [ban, second, first] = await banEventsOf(driver, vehicleId);
  expect([ban, second, first].map((event) => event?.suspendedFrom)).toEqual([
    '2026-11-26T11:00:00+09:00',
    '2026-11-26T11:00:00+09:00',
    undefined,
  ]);
  expect((await book(vehicleId, slot)).status).toBe(201);
});

test('the booking itself is judged by the clock, whatever the vehicle shows', async () => {
  const { vehicleId } = await appealedBan();
  app.clock.set('2026-11-26T11:00:00+09:00');
  const { ban_status } = await app.database.db
    .selectFrom('vehicle')
    .select('ban_status')
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  expect(ban_status).toBe('BANNED');
  expect((await book(vehicleId, slot)).status).toBe(201);
});

test('meanwhile trucks with a suspended ban have one active booking between them; others have theirs', async () => {
  const one = await appealedBan();
  const { vehicleId: other } = await appealedBan();
  app.clock.set('2026-11-26T11:00:00+09:00');
  const free = await createTruck(app, driver.userId);
  const booked = await book(one.vehicleId, slot);
  expect(booked.status).toBe(201);
  for (const vehicleId of [one.vehicleId, other]) {
    const refused = await book(vehicleId, '2026-11-27T15:00:00+09:00');
    expect([refused.status, refused.body.code]).toEqual([422, 'ONE_BOOKING_ON_APPEAL']);
    expect(Object.values(refused.body.messagesByLang)).toHaveLength(3);
  }
  const admin = await newAdmin(app);
  expect((await book(other, '2026-11-27T15:00:00+09:00', admin)).body.code).toBe('ONE_BOOKING_ON_APPEAL');
  expect((await book(free.vehicleId, '2026-11-27T15:00:00+09:00')).status).toBe(201);
  await driver.call('DELETE', `/booking/${booked.body.id}`);
  expect((await book(other, '2026-11-27T15:00:00+09:00', admin)).status).toBe(201);
});

test('a suspended warning does not count towards a ban, and counts again when it is upheld', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  const first = await appealTo(driver, vehicleId, 'WARN');
  // Together with the first warning this one would ban. But the first is suspended by then, so this one counts
  // alone.
  await strikeTruck(app, driver, ['2026-11-26'], { vehicleId });
  expect(await statusOf(vehicleId)).toBe('WARNED');
  expect(await warningsOf(vehicleId)).toBe(1);
  await decide(app, first, 'UPHELD');
  expect(await warningsOf(vehicleId)).toBe(2);
  // A decision about an older strike bans nobody; the next strike does.
  expect(await statusOf(vehicleId)).toBe('WARNED');
  await strikeTruck(app, driver, ['2026-11-28'], { vehicleId });
  expect(await statusOf(vehicleId)).toBe('BANNED');
});

test('a ban given while the appeal against its first warning is open ends to bind with it', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22']);
  await appealTo(driver, vehicleId, 'WARN');
  await strikeTruck(app, driver, ['2026-11-24'], { vehicleId });
  expect(await statusOf(vehicleId)).toBe('BANNED');
  app.clock.set('2026-11-25T10:59:59+09:00');
  expect((await book(vehicleId, slot)).body.code).toBe('VEHICLE_BANNED');
  app.clock.set('2026-11-25T11:00:00+09:00');
  expect((await book(vehicleId, slot)).status).toBe(201);
  expect(await warningsOf(vehicleId)).toBe(1);
});

test('upheld, the ban binds again until its own end, and the booking made meanwhile is canceled', async () => {
  const { vehicleId, appeal } = await appealedBan();
  app.clock.set('2026-11-26T11:00:00+09:00');
  const admin = await newAdmin(app);
  const { id } = (await book(vehicleId, slot, admin)).body;
  app.clock.advance({ hours: 5 });
  expect((await decide(app, appeal, 'UPHELD')).body.state).toBe('UPHELD');
  expect(await vehicleOf(vehicleId)).toMatchObject({
    banStatus: 'BANNED',
    ban: { until: '2026-12-07T11:00:00+09:00' },
  });
  expect((await driver.call('GET', `/booking/${id}`)).body).toMatchObject({
    bookingStatus: 'CANCELED',
    cancellationReason: 'BANNED',
  });
  expect((await book(vehicleId, slot)).body.code).toBe('VEHICLE_BANNED');
});

test('lifted after its suspension, the booking made meanwhile stays', async () => {
  const { vehicleId, appeal } = await appealedBan();
  app.clock.set('2026-11-26T11:00:00+09:00');
  const { id } = (await book(vehicleId, slot, await newAdmin(app))).body;
  await decide(app, appeal, 'LIFTED');
  expect((await driver.call('GET', `/booking/${id}`)).body.bookingStatus).toBe('BOOKED');
  expect(await statusOf(vehicleId)).toBe('WARNED');
});

test('of two appeals that suspend a ban the one upheld does not make it bind', async () => {
  const { vehicleId, appeal } = await appealedBan();
  const events = await banEventsOf(driver, vehicleId);
  const body = { eventId: events.at(-1)?.id, text: 'x' };
  expect((await driver.call('POST', '/appeals', { body })).status).toBe(201);
  app.clock.set('2026-11-26T11:00:00+09:00');
  await decide(app, appeal, 'UPHELD');
  expect(await statusOf(vehicleId)).toBe('WARNED');
  expect((await book(vehicleId, slot)).status).toBe(201);
});

test.each([
  ['RU', 'не решено в срок', 'ждёт решения'],
  ['EN', 'was not decided in time', 'still waits'],
  ['CN', '未按时处理', '仍待处理'],
] as const)('in %s the job tells both sides, once, and writes it down', async (language, told, office) => {
  const reader = await createVisitor(app, { language });
  const { vehicleId, appeal } = await appealedBan(reader);
  const admin = await createVisitor(app, { roles: ['ADMIN'], language });
  const [phone, adminPhone] = [await phoneOf(reader), await phoneOf(admin)];
  app.clock.set('2026-11-26T10:59:59+09:00');
  await tellSuspensions(app.systemContext());
  expect((await messagesTo(app, phone)).at(-1)?.body).not.toContain(told);
  app.clock.set('2026-11-26T11:00:00+09:00');
  await tellSuspensions(app.systemContext());
  await tellSuspensions(app.systemContext());
  const texts = (await messagesTo(app, phone)).map(({ body }) => body);
  expect(texts.filter((text) => text.includes(told))).toHaveLength(1);
  const plate = plateGroups(appeal.vehicleRegistrationPlate);
  const toAdmin = (await messagesTo(app, adminPhone)).filter(({ body }) => body.includes(plate));
  expect(toAdmin.map(({ body }) => body.includes(office))).toEqual([true]);
  const { content } = (
    await (await newAdmin(app)).call('GET', `/events?type=APPEAL_SUSPENDED&vehicleId=${vehicleId}`)
  ).body;
  expect(content).toMatchObject([{ type: 'APPEAL_SUSPENDED', actor: 'SYSTEM', to: { appealId: appeal.id } }]);
  // The job changes neither the state, which follows the clock, nor the version that an open panel has seen.
  expect((await reader.call('GET', `/appeals/${appeal.id}`)).body).toMatchObject({
    state: 'SUSPENDED',
    version: 1,
  });
});

test('what was lifted meanwhile is not told to be suspended', async () => {
  const { vehicleId } = await appealedBan();
  await (await newAdmin(app)).call('POST', '/vehicle/unban', { body: { vehicleId, reason: 'x' } });
  app.clock.set('2026-11-26T11:00:00+09:00');
  await tellSuspensions(app.systemContext());
  expect((await messagesTo(app, await phoneOf(driver))).at(-1)?.body).toContain('разблокирован');
});

test('appealHours hold for appeals made from then on', async () => {
  const { vehicleId } = await strikeTruck(app, driver, ['2026-11-22', '2026-11-23']);
  const admin = await newAdmin(app);
  await admin.call('PUT', '/system-params/booking-params', { body: { appealHours: 1 } });
  expect((await appealTo(driver, vehicleId, 'BAN')).dueAt).toBe('2026-11-23T12:00:00+09:00');
  await admin.call('PUT', '/system-params/booking-params', { body: { appealHours: 72 } });
  app.clock.set('2026-11-23T11:59:59+09:00');
  expect(await statusOf(vehicleId)).toBe('BANNED');
  app.clock.set('2026-11-23T12:00:00+09:00');
  expect(await statusOf(vehicleId)).toBe('WARNED');
});
