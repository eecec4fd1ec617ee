import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  applyNewly,
  at,
  closing,
  drawFrozen,
  drawnDay,
  freezeDraw,
  getDraw,
  openDraw,
  opening,
  ownApplications,
  runDraws,
} from '../../../testing/draws/draw-scene.ts';
import { hookStatements } from '../../../testing/hook-statements.ts';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { startBeacon, type TestBeacon } from '../../../testing/servers/beacon-server.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookTruck, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../../testing/trucks/test-truck.ts';
import { offerFreedPlaces } from '../../waiting-list/offering/offer-freed-places.ts';

let app: TestApp;
let beacon: TestBeacon;
let operator: Visitor;

const oneHour = { wishes: [at(9)], anyTime: false };

beforeEach(async () => {
  beacon = await startBeacon();
  app = await createTestApp({ env: { DRAW_BEACON_URL: beacon.url, DRAW_BEACON_KEY: beacon.key } });
  operator = await openDraw(app, {
    slotCapacity: 1,
    priorityReserve: 0,
    waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 },
  });
});

afterEach(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
  await beacon.close();
});

const newOperator = async () => {
  operator = await createVisitor(app, { roles: ['ADMIN'] });
};

const change = async (body: object) =>
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);

const stateOf = async (driver: Visitor) => (await ownApplications(driver))[0].state;

const entriesOf = (driver: Visitor) =>
  app.database.db
    .selectFrom('waiting_list_entry')
    .select(['state', 'plate'])
    .where('account_id', '=', driver.userId)
    .execute();

test('a shift takes no place that is drawn', async () => {
  const dateBooked = '2026-11-27T23:00:00+09:00';
  const { vehicleId } = await createTruck(app, operator.userId);
  const booked = await operator.call('POST', '/booking', {
    body: { vehicleId, userId: operator.userId, dateBooked },
  });
  const { driver } = await applyNewly(app, { wishes: [at(0)], anyTime: false });
  await freezeDraw(app);
  await newOperator();
  const shifted = await operator.call('POST', `/booking/shift?date=${encodeURIComponent(dateBooked)}`, {
    body: { minutes: 60, reason: 'x' },
  });
  expect(shifted.status).toBe(200);
  const { body } = await operator.call('GET', `/booking/${booked.body.id}`);
  expect(body.dateBooked.slice(0, 10)).toBe('2026-11-29');
  await drawFrozen(app, beacon);
  expect(await stateOf(driver)).toBe('WON');
});

test('a hold that has run out leaves no truck out', async () => {
  const { driver, application } = await applyNewly(app, oneHour);
  const own = { vehicleId: application.vehicleId, dateBooked: '2026-11-25T10:00:00+09:00' };
  expect(await driver.call('POST', '/booking', { body: own })).toMatchObject({ status: 201 });
  await freezeDraw(app);
  expect(await getDraw(app)).toMatchObject({ applications: 1, leftOut: 0 });
});

test('a closure that is undone after the freeze loses nobody his place', async () => {
  const { driver } = await applyNewly(app, oneHour);
  await freezeDraw(app);
  await newOperator();
  await change({ closures: [{ from: at(0), to: '2026-11-29T00:00:00+09:00', reasons: { RU: 'Ремонт' } }] });
  await runDraws(app);
  await change({ closures: [] });
  await drawFrozen(app, beacon);
  expect(await stateOf(driver)).toBe('WON');
});

test('a place that its winner cannot have goes to the first who lost, not to the fastest', async () => {
  const both = [await applyNewly(app, oneHour), await applyNewly(app, oneHour)];
  await freezeDraw(app);
  // The winner's truck is banned before the places are held, the loser's is not.
  const { round, roundAt } = await getDraw(app);
  app.clock.set(roundAt);
  await newOperator();
  const hand = { body: { round, signature: beacon.sign(round) } };
  expect(await operator.call('POST', `/draws/${drawnDay}/round`, hand)).toMatchObject({ status: 200 });
  const { content } = (await operator.call('GET', `/draws/${drawnDay}/list`)).body;
  const wonBy = content.find(({ start }: { start?: string }) => start === at(9)).ref;
  const winner = both.find(({ application }) => application.ref === wonBy);
  const loser = both.find(({ application }) => application.ref !== wonBy);
  if (!winner || !loser) throw new Error('One of two has won');
  await operator.call('POST', '/vehicle/ban', {
    body: { vehicleId: winner.application.vehicleId, reason: 'x' },
  });
  await runDraws(app);
  expect(await stateOf(winner.driver)).toBe('NOT_TAKEN');
  await offerFreedPlaces(app.systemContext());
  expect(await entriesOf(loser.driver)).toMatchObject([{ state: 'OFFERED' }]);
});

test('who deletes the account while the draw waits joins no list', async () => {
  app.clock.set(Temporal.Instant.from(closing).subtract({ minutes: 5 }));
  const both = [await applyNewly(app, oneHour), await applyNewly(app, oneHour)];
  await freezeDraw(app);
  for (const { driver } of both)
    expect(
      await driver.call('POST', '/users/current-user/deletion', { body: { expectedBookings: [] } }),
    ).toMatchObject({ status: 204 });
  await app.services.jobs.drain();
  await drawFrozen(app, beacon);
  expect(await getDraw(app)).toMatchObject({ state: 'DRAWN' });
  for (const { driver } of both) expect(await entriesOf(driver)).toEqual([]);
});

test('one that cannot be settled stops no other, and the sale waits for it', async () => {
  const both = [await applyNewly(app, oneHour), await applyNewly(app, { ...oneHour, wishes: [at(10)] })];
  await freezeDraw(app);
  let failures = 1;
  hookStatements(app, {
    before: async (text) => {
      if (!/insert into "offer"/i.test(text) || failures === 0) return;
      failures -= 1;
      throw new Error('cannot be held');
    },
  });
  await drawFrozen(app, beacon);
  const states = () => Promise.all(both.map(({ driver }) => stateOf(driver)));
  const held = async () =>
    (await app.database.db.selectFrom('offer').select('id').where('kind', '=', 'DRAW').execute()).length;
  expect([await held(), await states()]).toEqual([1, ['WON', 'WON']]);
  expect(await slotAt(await createVisitor(app), at(11))).toMatchObject({ state: 'DRAW' });
  await runDraws(app);
  expect(await held()).toBe(2);
  app.clock.advance({ hours: 1 });
  expect(await slotAt(await createVisitor(app), at(11))).toMatchObject({ free: 1 });
});

test('slots that were named at the opening stay while people apply', async () => {
  await change({ slotMinutes: 30 });
  expect(await slotAt(operator, at(9))).toMatchObject({ end: at(10) });
  await applyNewly(app, oneHour);
});

test('of two changes that know the same version one is made', async () => {
  const { driver, application } = await applyNewly(app, oneHour);
  const path = `/draws/${drawnDay}/applications/${application.id}`;
  const put = (wish: string) =>
    driver.call('PUT', path, { body: { wishes: [wish], anyTime: false, version: application.version } });
  const answers = await Promise.all([put(at(10)), put(at(11))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a beacon that is away for two hours: the draw waits and says so, and ends with the round that anybody brings', async () => {
  const { driver } = await applyNewly(app, oneHour);
  await freezeDraw(app);
  const { round, roundAt } = await getDraw(app);
  app.clock.set(roundAt);
  for (let minute = 0; minute <= 120; minute += 30) {
    await runDraws(app);
    expect(await getDraw(app)).toMatchObject({ state: 'FROZEN', round, roundAt });
    app.clock.advance({ minutes: 30 });
  }
  expect(app.log.some(({ msg }) => /the beacon has not answered/.test(String(msg)))).toBe(true);
  const late = await createVisitor(app);
  expect(await slotAt(late, at(11))).toMatchObject({ state: 'DRAW', free: 0 });
  const refused = await bookTruck(app, late, { dateBooked: at(11) });
  expect(refused.body.code).toBe('DAY_IS_DRAWN');
  const brought = await app.server.inject({
    method: 'POST',
    url: `/oktet/api/v1/draws/${drawnDay}/round`,
    payload: { round, signature: beacon.sign(round) },
  });
  expect(brought.json()).toMatchObject({ state: 'DRAWN', winners: 1 });
  await runDraws(app);
  expect(await stateOf(driver)).toBe('WON');
  expect(await slotAt(await createVisitor(app), at(11))).toMatchObject({ free: 1 });
});

test('a day whose beacon never said what it is, is sold', async () => {
  app.clock.set(Temporal.Instant.from(opening).add({ hours: 24 }));
  await beacon.close();
  await runDraws(app);
  const next = '2026-11-29';
  expect(await slotAt(await createVisitor(app), `${next}T09:00:00+09:00`)).toMatchObject({ state: 'DRAW' });
  app.clock.advance({ hours: 24 });
  await runDraws(app);
  expect(await slotAt(await createVisitor(app), `${next}T09:00:00+09:00`)).toMatchObject({ free: 1 });
});
