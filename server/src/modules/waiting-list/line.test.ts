import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { plateKey } from '#kernel/plates/plate-key.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { confirmBooking, slotAt } from '../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { entryOf, freeOne, join, phoneOf } from '../../testing/trucks/test-waiting-list.ts';
import { verifyLog } from '../queue/verify/verify-log.ts';
import { joinAfterDraw } from './join/join-after-draw.ts';
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

test('whoever waited in vain and has booked otherwise is not told that no place was found', async () => {
  const [driver] = people as [Visitor];
  const { id, vehicleId } = await join(app, driver, hours('20:00', '22:00'));
  const dateBooked = `${day}T09:00:00+09:00`;
  const { body } = await driver.call('POST', '/booking', { body: { vehicleId, dateBooked } });
  expect((await confirmBooking(app, driver, body.id)).status).toBe(204);
  app.clock.set('2026-11-25T21:55:00+09:00');
  await keepList(app.systemContext());
  await app.services.jobs.drain();
  expect(await entryOf(driver, id)).toMatchObject({ state: 'ENDED', ended: 'BOOKED' });
  const said = (await messagesTo(app, await phoneOf(driver))).at(-1)?.body;
  expect(said).toContain('ваша запись');
});

test('losers of a draw stand in its order, behind who joined before it and before who joins after it', async () => {
  const [before, first, second, after] = people as [Visitor, Visitor, Visitor, Visitor];
  const window = hours('05:00', '06:00');
  const joined = [await join(app, before, window)];
  const lose = async (driver: Visitor, rank: number) => {
    const { vehicleId, registrationPlate: plate } = await createTruck(app, driver.userId);
    const truck = {
      account_id: driver.userId,
      vehicle_id: vehicleId,
      plate,
      plate_key: plateKey(plate),
      model: 'x',
      cargo_type: 'GENERAL',
      has_priority: false,
      first_name: 'x',
      last_name: 'x',
      patronymic: null,
      email: null,
      phone: null,
      language: 'RU',
      application_type: 'web',
    } as const;
    const windows = [{ from: Temporal.Instant.from(window.from), to: Temporal.Instant.from(window.to) }];
    const loser = { truck, windows, documents: [], rank, day: '2026-11-20' };
    return inTransaction(app.systemContext(), (trx) => joinAfterDraw(trx, loser));
  };
  const losers = [await lose(second, 10), await lose(first, 9)];
  joined.push(await join(app, after, window));
  await midnight('2026-11-21');
  // The session of the morning has ended after twelve hours, so the operator signs in again.
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { content } = (await operator.call('GET', `/waiting-list?date=${day}`)).body;
  expect(content.map(({ id }: { id: string }) => id)).toEqual([
    joined[0]?.id,
    losers[1],
    losers[0],
    joined[1]?.id,
  ]);
  expect(content[0]).toMatchObject({ position: 1, of: 4, owner: { id: before.userId } });
});
