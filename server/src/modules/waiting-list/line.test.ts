import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookAndConfirm, slotAt } from '../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { askToJoin, entryOf, freeOne, join } from '../../testing/trucks/test-waiting-list.ts';
import { verifyLog } from '../queue/verify/verify-log.ts';
import { keepList } from './keep-list.ts';

let app: TestApp;
let operator: Visitor;
let people: Visitor[];

const setParams = async (body: object) => {
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
};

const day = '2026-11-24';
const hours = (from: string, to: string, on = day) => ({
  from: `${on}T${from}:00+09:00`,
  to: `${on}T${to}:00+09:00`,
});

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set('2026-11-20T12:00:00+09:00');
  await app.database.db.deleteFrom('waiting_list_entry').execute();
  await app.database.db.deleteFrom('waiting_list_lot').execute();
  await app.database.db.deleteFrom('freed_place').execute();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  people = await Promise.all([1, 2, 3, 4].map(() => createVisitor(app)));
  await setParams({
    slotCapacity: 3,
    priorityReserve: 0,
    freedPlaceRestMinutes: 20,
    waitingList: { enabled: true, maxPerUser: 2, missedOffers: 2 },
  });
});

afterAll(() => app.close());

const midnight = async (date: string) => {
  app.clock.set(`${date}T00:00:30+09:00`);
  await keepList(app.systemContext());
};

const lots = async () => {
  const { body } = await operator.call('GET', '/queue/log?size=1000');
  return body.content.filter(({ type }: { type: string }) => type === 'LIST_ORDERED');
};

test('those who joined on one day are put in order by a lot whose seed is published; nobody gains by being first', async () => {
  const entries = [];
  for (const person of people) entries.push(await join(app, person, hours('08:00', '12:00')));
  for (const { orderedFrom, position } of entries)
    expect([orderedFrom, position]).toEqual(['2026-11-21T00:00:00+09:00', undefined]);
  const before = (await lots()).length;
  await midnight('2026-11-21');
  await keepList(app.systemContext());
  const [lot, ...more] = (await lots()).slice(before);
  expect(more).toEqual([]);
  const { date, seed, entries: order } = lot.facts;
  const rank = (id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  const expected = entries.map(({ id }) => id).sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  expect([date, order]).toEqual(['2026-11-20', expected]);
  for (const [place, id] of expected.entries()) {
    const owner = people[entries.findIndex((entry) => entry.id === id)] as Visitor;
    expect(await entryOf(owner, id)).toMatchObject({ position: place + 1, of: 4 });
  }
  const findings: unknown[] = [];
  await verifyLog(app.database.db, {
    heads: { heads: [], strangeLines: [] },
    now: app.clock.now(),
    report: (finding) => findings.push(finding),
  });
  expect(findings).toEqual([]);
});

test('two instances draw the lot of a day once', async () => {
  for (const person of people) await join(app, person, hours('08:00', '12:00'));
  const before = (await lots()).length;
  app.clock.set('2026-11-21T00:00:30+09:00');
  await Promise.all([1, 2, 3].map(() => keepList(app.systemContext())));
  expect((await lots()).length).toBe(before + 1);
});

test('who joined on an earlier day stands before who joined later, and a young entry comes last', async () => {
  const [first, second, third, giver] = people as [Visitor, Visitor, Visitor, Visitor];
  const younger = await join(app, second, hours('03:00', '04:00'));
  await midnight('2026-11-21');
  app.clock.set('2026-11-21T10:00:00+09:00');
  const later = await join(app, third, hours('03:00', '04:00'));
  app.clock.advance({ minutes: 29 });
  const young = await join(app, first, hours('03:00', '04:00'));
  app.clock.advance({ minutes: 29 });
  const start = `${day}T03:00:00+09:00`;
  const offered = async () => {
    await freeOne(app, start, giver);
    const states = [];
    for (const [owner, { id }] of [
      [second, younger],
      [third, later],
      [first, young],
    ] as const)
      states.push((await entryOf(owner, id)).state);
    return states;
  };
  expect(await offered()).toEqual(['OFFERED', 'WAITING', 'WAITING']);
  expect(await offered()).toEqual(['OFFERED', 'OFFERED', 'WAITING']);
  expect(await offered()).toEqual(['OFFERED', 'OFFERED', 'OFFERED']);
});

test('the place in line is kept when windows shrink, and lost when they grow', async () => {
  const [first, second] = people as [Visitor, Visitor];
  const early = await join(app, first, hours('08:00', '12:00'));
  await midnight('2026-11-21');
  await join(app, second, hours('08:00', '12:00'));
  await midnight('2026-11-22');
  const change = (windows: object[]) => first.call('PUT', `/waiting-list/${early.id}`, { body: { windows } });
  expect((await change([hours('09:00', '11:00')])).body).toMatchObject({ position: 1, of: 2 });
  expect((await change([hours('09:00', '13:00')])).body).toMatchObject({ orderedFrom: expect.any(String) });
  await midnight('2026-11-23');
  expect(await entryOf(first, early.id)).toMatchObject({ position: 2, of: 2 });
});

test('between 22:00 and 07:00 only those who want it are offered places of the coming morning', async () => {
  const [sleeper, awake, giver] = people as [Visitor, Visitor, Visitor];
  const asleep = await join(app, sleeper, hours('08:00', '12:00', '2026-11-21'));
  const willing = await join(app, awake, { ...hours('08:00', '12:00', '2026-11-21'), nightOffers: true });
  app.clock.set('2026-11-20T23:00:00+09:00');
  await freeOne(app, '2026-11-21T09:00:00+09:00', giver);
  expect(await entryOf(sleeper, asleep.id)).toMatchObject({ state: 'WAITING', missedOffers: 0 });
  expect(await entryOf(awake, willing.id)).toMatchObject({ state: 'OFFERED' });
});

test('places for slots after noon rest until 07:00, also for those who want offers at night', async () => {
  const [awake, giver] = people as [Visitor, Visitor];
  const start = `${day}T14:00:00+09:00`;
  const { id } = await join(app, awake, { ...hours('13:00', '16:00'), nightOffers: true });
  app.clock.set('2026-11-20T23:00:00+09:00');
  await freeOne(app, start, giver);
  app.clock.set('2026-11-21T06:59:00+09:00');
  await keepList(app.systemContext());
  expect(await entryOf(awake, id)).toMatchObject({ state: 'WAITING' });
  expect(await slotAt(await createVisitor(app), start)).toMatchObject({ free: 2 });
  app.clock.set('2026-11-21T07:00:01+09:00');
  await keepList(app.systemContext());
  expect(await entryOf(awake, id)).toMatchObject({ state: 'OFFERED' });
});

test('the hold is shorter the nearer the slot, and never reaches into the lead time', async () => {
  const minutesFor = async (start: string) => {
    const [driver, giver] = [await createVisitor(app), await createVisitor(app)];
    const { id } = await join(app, driver, { from: start, to: start.replace(':00:00', ':30:00') });
    await freeOne(app, start, giver);
    const until = (await entryOf(driver, id)).offer?.until ?? '';
    return Math.round(Temporal.Instant.from(until).since(app.clock.now()).total('minutes'));
  };
  expect(await minutesFor('2026-11-22T09:00:00+09:00')).toBe(60);
  expect(await minutesFor('2026-11-21T09:00:00+09:00')).toBe(30);
  expect(await minutesFor('2026-11-20T17:00:00+09:00')).toBe(15);
  app.clock.set('2026-11-20T12:50:00+09:00');
  expect(await minutesFor('2026-11-20T14:00:00+09:00')).toBe(10);
});

test('it says how many wait, and how many places were given back at those hours', async () => {
  const [driver, giver] = people as [Visitor, Visitor];
  const { id } = await join(app, driver, hours('20:00', '22:00'));
  await freeOne(app, '2026-11-25T21:00:00+09:00', giver);
  await freeOne(app, '2026-11-23T09:00:00+09:00', await createVisitor(app));
  expect(await entryOf(driver, id)).toMatchObject({ freedIn7Days: 1 });
  const outlook = await giver.call('POST', '/waiting-list/outlook', {
    body: { windows: [hours('08:00', '10:00'), hours('21:00', '23:00')] },
  });
  expect(outlook.body).toEqual({ waiting: 1, freedIn7Days: 2 });
  expect(await slotAt(giver, `${day}T20:00:00+09:00`)).toMatchObject({ waiting: 1 });
  expect(await slotAt(giver, `${day}T22:00:00+09:00`)).toMatchObject({ waiting: 0 });
  const days = (await giver.call('GET', '/booking/dates/2026-11')).body;
  expect(days.find(({ date }: { date: string }) => date === day)).toMatchObject({ waiting: 1 });
  app.clock.set('2026-11-28T12:00:00+09:00');
  await keepList(app.systemContext());
  expect(await entryOf(driver, id)).toMatchObject({ state: 'ENDED', ended: 'TIME_OVER', freedIn7Days: 0 });
});

const code = (answer: { status: number; body: { code: string } }) => [answer.status, answer.body.code];

test('an approved truck that is not banned joins once, and not more than a few of an account', async () => {
  const [driver, other] = people as [Visitor, Visitor];
  const window = hours('08:00', '12:00');
  const { vehicleId } = await join(app, driver, window);
  expect(code(await askToJoin(app, driver, { ...window, vehicleId }))).toEqual([
    409,
    'PLATE_ALREADY_WAITING',
  ]);
  await join(app, driver, window);
  expect(code(await askToJoin(app, driver, window))).toEqual([422, 'TOO_MANY_WAITING']);
  const { vehicleId: unknown } = await createTruck(app, other.userId, { approved: false });
  expect(code(await askToJoin(app, other, { ...window, vehicleId: unknown }))).toEqual([
    422,
    'VEHICLE_NOT_APPROVED',
  ]);
  const { vehicleId: banned } = await createTruck(app, other.userId);
  await operator.call('POST', '/vehicle/ban', { body: { vehicleId: banned, reason: 'x' } });
  expect(code(await askToJoin(app, other, { ...window, vehicleId: banned }))).toEqual([
    422,
    'VEHICLE_BANNED',
  ]);
  expect(code(await askToJoin(app, other, { ...window, vehicleId }))).toEqual([404, 'NOT_FOUND']);
});

test('a booked truck waits for an earlier time only', async () => {
  const [driver] = people as [Visitor];
  const { vehicleId } = await bookAndConfirm(app, driver, `${day}T08:00:00+09:00`);
  expect(code(await askToJoin(app, driver, { ...hours('08:00', '12:00'), vehicleId }))).toEqual([
    422,
    'NOTHING_EARLIER',
  ]);
  expect((await askToJoin(app, driver, { ...hours('07:00', '12:00'), vehicleId })).status).toBe(201);
});

test('windows lie within the horizon and not in the past', async () => {
  const [driver] = people as [Visitor];
  expect(code(await askToJoin(app, driver, hours('08:00', '12:00', '2026-11-28')))).toEqual([
    422,
    'SLOT_BEYOND_HORIZON',
  ]);
  const past = await askToJoin(app, driver, hours('08:00', '12:00', '2026-11-20'));
  expect(past.body.errors).toMatchObject([{ propertyPath: 'windows[0].to', code: 'NOT_IN_FUTURE' }]);
});

test('who does not confirm in time is not in line, and may begin anew', async () => {
  const [driver] = people as [Visitor];
  const window = hours('08:00', '12:00');
  const { body } = await askToJoin(app, driver, window);
  expect(body).toMatchObject({ state: 'WAITING_FOR_CONFIRMATION', confirmation: { channel: 'SMS' } });
  app.clock.advance({ minutes: 15, seconds: 1 });
  const late = await driver.call('POST', `/waiting-list/${body.id}/confirm`, { body: { code: '1' } });
  expect(code(late)).toEqual([422, 'HOLD_EXPIRED']);
  expect((await askToJoin(app, driver, { ...window, vehicleId: body.vehicleId })).status).toBe(201);
});

test('an answer is repeated for the same key', async () => {
  const [driver] = people as [Visitor];
  const { vehicleId } = await createTruck(app, driver.userId);
  const request = {
    body: { vehicleId, windows: [hours('08:00', '12:00')] },
    headers: { 'idempotency-key': '5e0c8f6e-6b7b-4b39-9a3e-1f6f3f6e1a11' },
  };
  const [first, again] = [
    await driver.call('POST', '/waiting-list', request),
    await driver.call('POST', '/waiting-list', request),
  ];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
});

test('while it is off nobody joins, and slots say nothing of it', async () => {
  const [driver] = people as [Visitor];
  await setParams({ waitingList: { enabled: false, maxPerUser: 3, missedOffers: 2 } });
  expect(code(await askToJoin(app, driver, hours('08:00', '12:00')))).toEqual([422, 'WAITING_LIST_OFF']);
  expect(await slotAt(driver, `${day}T20:00:00+09:00`)).not.toHaveProperty('waiting');
});
