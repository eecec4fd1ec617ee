import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { slotAt } from '../../testing/trucks/test-bookings.ts';
import { entryOf, freeOne, join } from '../../testing/trucks/test-waiting-list.ts';
import { freeOverdue } from '../bookings/hold/expire-holds.ts';
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
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  people = await Promise.all([1, 2, 3].map(() => createVisitor(app)));
  await setParams({
    slotCapacity: 3,
    priorityReserve: 0,
    freedPlaceRestMinutes: 20,
    waitingList: { enabled: true, maxPerUser: 2, missedOffers: 2 },
  });
});

afterAll(() => app.close());

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

test.for([
  { rest: 0, hour: 17, later: '23:00:05' },
  { rest: 20, hour: 18, later: '23:20:01' },
])('without the list nothing waits for the morning: rest of $rest minutes', async ({ rest, hour, later }) => {
  await setParams({ freedPlaceRestMinutes: rest });
  const start = `${day}T${hour}:00:00+09:00`;
  app.clock.set('2026-11-20T23:00:00+09:00');
  await freeOne(app, start, people[0] as Visitor);
  const driver = await createVisitor(app);
  expect(await slotAt(driver, start)).toMatchObject({ free: 2 });
  await setParams({ waitingList: { enabled: false, maxPerUser: 2, missedOffers: 2 } });
  app.clock.set(`2026-11-20T${later}+09:00`);
  await freeOverdue(app.systemContext());
  expect(await slotAt(driver, start)).toMatchObject({ free: 3 });
});

/** Sets the clock and does what the jobs that run every minute would do at that moment. */
const goOnTo = async (moment: Temporal.Instant) => {
  app.clock.set(moment);
  await freeOverdue(app.systemContext());
  await keepList(app.systemContext());
  await app.services.jobs.drain();
};

test('whoever sleeps loses nothing from 22:00 to 07:00, whatever is given back, and is offered places in the morning', async () => {
  const [sleeper, other] = people as [Visitor, Visitor];
  await setParams({ slotCapacity: 9 });
  const near = hours('08:00', '11:00', '2026-11-22');
  const far = hours('13:00', '16:00', '2026-11-22');
  const { id } = await join(app, sleeper, { from: near.from, to: far.to });
  await goOnTo(Temporal.Instant.from('2026-11-21T00:00:30+09:00'));
  const later = await join(app, other, { from: near.from, to: far.to });
  let moment = Temporal.Instant.from('2026-11-21T21:40:00+09:00');
  const dawn = Temporal.Instant.from('2026-11-22T07:00:00+09:00');
  for (let nth = 0; Temporal.Instant.compare(moment, dawn) < 0; nth += 1) {
    await goOnTo(moment);
    const giver = await createVisitor(app);
    await freeOne(app, nth % 2 === 0 ? far.from : near.from, giver);
    const entry = await entryOf(sleeper, id);
    expect(entry, `${moment}`).toMatchObject({ position: 1, missedOffers: 0 });
    // The first two offers were made in the evening, are still open here, and run out in the night.
    expect(entry.state, `${moment}`).toBe(nth < 2 ? 'OFFERED' : 'WAITING');
    moment = moment.add({ minutes: nth === 0 ? 15 : 70 });
  }
  await goOnTo(dawn.add({ seconds: 1 }));
  expect(await entryOf(sleeper, id)).toMatchObject({ state: 'OFFERED', position: 1, missedOffers: 0 });
  expect(await entryOf(other, later.id)).toMatchObject({ missedOffers: 0 });
});
