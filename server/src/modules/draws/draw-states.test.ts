import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDraw } from '#kernel/draw/check-draw.ts';
import { findReceipt, readReceipt } from '#kernel/draw/draw-receipt.ts';
import { readFrozen } from '#kernel/draw/frozen-draw.ts';
import {
  applyNewly,
  at,
  closing,
  drawFrozen,
  drawnDay,
  freezeDraw,
  getDraw,
  openDraw,
  ownApplications,
  runDraws,
} from '../../testing/draws/draw-scene.ts';
import { messagesTo } from '../../testing/people/test-outbox.ts';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { startBeacon, type TestBeacon } from '../../testing/servers/beacon-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { bookTruck, slotAt } from '../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';

let app: TestApp;
let beacon: TestBeacon;
let operator: Visitor;
const small = { slotCapacity: 1, priorityReserve: 0 };

beforeEach(async () => {
  beacon = await startBeacon();
  app = await createTestApp({ env: { DRAW_BEACON_URL: beacon.url, DRAW_BEACON_KEY: beacon.key } });
});

afterEach(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
  await beacon.close();
});

const published = async () => {
  const draw = await getDraw(app);
  const response = await app.server.inject({ url: `/oktet/api/v1/draws/${drawnDay}/frozen.json` });
  const { body: list } = await operator.call('GET', `/draws/${drawnDay}/list?size=1000`);
  return {
    date: drawnDay,
    frozen: new Uint8Array(response.rawPayload),
    signature: draw.signature,
    log: draw.log,
    list: list.content,
  };
};

/** Takes the draw from its close to the places held for winners. */
const drawAll = async () => {
  await freezeDraw(app);
  await drawFrozen(app, beacon);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
};

test('a day that opens is applied for, drawn, taken by the winner and sold on; everybody can check it', async () => {
  operator = await openDraw(app, small);
  const opened = { state: 'OPEN', closesAt: closing, applications: null, demand: null };
  expect(await getDraw(app)).toMatchObject(opened);
  const refused = await bookTruck(app, await createVisitor(app), { dateBooked: at(9) });
  expect(refused).toMatchObject({ status: 422, body: { code: 'DAY_IS_DRAWN' } });
  expect(await slotAt(await createVisitor(app), at(9))).toMatchObject({ state: 'DRAW', free: 0 });
  const drivers = [];
  for (let one = 0; one < 3; one += 1)
    drivers.push(await applyNewly(app, { wishes: [at(9), at(10)], anyTime: false }));
  app.clock.set(closing);
  const late = await createVisitor(app);
  const { vehicleId } = await createTruck(app, late.userId);
  const tooLate = { body: { vehicleId, wishes: [], anyTime: true } };
  expect(await late.call('POST', `/draws/${drawnDay}/applications`, tooLate)).toMatchObject({
    status: 422,
    body: { code: 'DRAW_CLOSED' },
  });
  await runDraws(app);
  const frozen = await getDraw(app);
  expect(frozen).toMatchObject({ state: 'FROZEN', applications: 3, places: 24, leftOut: 0 });
  expect(Date.parse(frozen.roundAt) - Date.parse(closing)).toBeGreaterThanOrEqual(60_000);
  app.clock.set(frozen.roundAt);
  await runDraws(app);
  app.clock.advance({ hours: 30 });
  await runDraws(app);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  expect(await getDraw(app)).toMatchObject({ state: 'FROZEN' });
  const hand = (round: number, signature: string) =>
    operator.call('POST', `/draws/${drawnDay}/round`, { body: { round, signature } });
  expect(await hand(frozen.round, beacon.sign(frozen.round + 1))).toMatchObject({ status: 422 });
  expect(await hand(frozen.round + 1, beacon.sign(frozen.round + 1))).toMatchObject({ status: 422 });
  expect(await hand(frozen.round, beacon.sign(frozen.round))).toMatchObject({
    status: 200,
    body: { state: 'DRAWN', winners: 2 },
  });
  await runDraws(app);
  const all = await published();
  const { body: listed } = await operator.call('GET', `/draws?from=${drawnDay}&to=2026-12-31`);
  expect(listed.content.at(-1)).toEqual(await getDraw(app));
  const { faults, result } = checkDraw(all);
  expect(faults).toEqual([]);
  expect(result?.rows.map(({ met }) => met)).toEqual([1, 2, null]);
  const states = [];
  for (const { driver } of drivers) {
    const own = await ownApplications(driver);
    states.push(own[0].state);
  }
  expect(states.sort()).toEqual(['LOST', 'WON', 'WON']);
  expect(await slotAt(operator, at(9))).toMatchObject({ state: 'FULL' });
  expect(await slotAt(operator, at(11))).toMatchObject({ state: 'FEW', free: 1 });
});

test('the winner takes the place by the link of his message, once; a hold that runs out lapses', async () => {
  operator = await openDraw(app, small);
  const first = await applyNewly(app, { wishes: [at(9)], anyTime: false });
  const second = await applyNewly(app, { wishes: [at(10)], anyTime: false });
  await drawAll();
  const [own] = await ownApplications(first.driver);
  expect(own).toMatchObject({
    state: 'WON',
    start: at(9),
    met: 1,
    booking: { until: '2026-11-22T09:00:00+09:00' },
  });
  const { phone } = (await first.driver.call('GET', '/users/current-user')).body;
  const sent = await messagesTo(app, phone.value);
  const link = sent.map(({ body }) => /\/offer\/([\w-]{22})/.exec(body)?.[1]).find(Boolean);
  expect(link).toBeDefined();
  expect(await operator.call('POST', `/offer/${link}`)).toMatchObject({
    status: 200,
    body: { kind: 'DRAW', state: 'TAKEN' },
  });
  expect(await ownApplications(first.driver)).toMatchObject([{ state: 'TAKEN' }]);
  app.clock.set('2026-11-22T09:00:00+09:00');
  const driver = second.driver;
  expect(await ownApplications(driver)).toMatchObject([{ state: 'LAPSED', lapses: 1 }]);
});

test('an operator gives a place away with a reason, and everybody sees it; after the freeze nobody does', async () => {
  operator = await openDraw(app, small);
  const { vehicleId } = await createTruck(app, operator.userId);
  const book = (body: object) =>
    operator.call('POST', '/booking', {
      body: { vehicleId, userId: operator.userId, dateBooked: at(9), ...body },
    });
  expect(await book({})).toMatchObject({ status: 400, body: { errors: [{ propertyPath: 'reasonKind' }] } });
  expect(await book({ reasonKind: 'MEDICAL' })).toMatchObject({ status: 201 });
  const draw = await getDraw(app);
  expect(draw).toMatchObject({ adminSales: 1 });
  expect(draw.log.at(-1)).toMatchObject({
    type: 'ADMIN_SALE',
    reasonKind: 'MEDICAL',
    facts: { places: [at(9)] },
  });
  app.clock.set(closing);
  await runDraws(app);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const other = await createTruck(app, operator.userId);
  expect(await book({ vehicleId: other.vehicleId, dateBooked: at(10), reasonKind: 'MEDICAL' })).toMatchObject(
    {
      status: 422,
      body: { code: 'DAY_IS_DRAWN' },
    },
  );
  const places = readFrozen((await published()).frozen)?.places;
  expect(places?.find(({ start }) => start === at(9))).toMatchObject({ ordinaryTaken: 1, priorityTaken: 0 });
});

test('who may not win is left out, listed with the reason and told; receipts find all of them', async () => {
  operator = await openDraw(app, small);
  const unconfirmed = await createVisitor(app);
  const { vehicleId } = await createTruck(app, unconfirmed.userId);
  const half = await unconfirmed.call('POST', `/draws/${drawnDay}/applications`, {
    body: { vehicleId, wishes: [], anyTime: true },
  });
  const withdrawn = await applyNewly(app);
  await withdrawn.driver.call('DELETE', `/draws/${drawnDay}/applications/${withdrawn.application.id}`);
  const banned = await applyNewly(app);
  await operator.call('POST', '/vehicle/ban', {
    body: { vehicleId: banned.application.vehicleId, reason: 'x' },
  });
  const booked = await applyNewly(app);
  await booked.driver.call('POST', '/booking', {
    body: { vehicleId: booked.application.vehicleId, dateBooked: '2026-11-23T09:00:00+09:00' },
  });
  const right = await applyNewly(app);
  await drawAll();
  const all = await published();
  const frozen = readFrozen(all.frozen);
  const { keys } = (await operator.call('GET', '/pass-keys')).body;
  const find = (text: string) => {
    const claims = readReceipt(text, keys);
    return claims && frozen && findReceipt(claims, frozen);
  };
  expect(
    [half.body, withdrawn.application, banned.application, right.application].map(({ receipt }) =>
      find(receipt),
    ),
  ).toEqual(['NOT_CONFIRMED', 'WITHDRAWN', 'VEHICLE_BANNED', 'DRAWN']);
  expect(find(half.body.receipt.replace('.', '.A'))).toBeUndefined();
  expect(frozen?.leftOut.map(({ code }) => code).sort()).toEqual(
    expect.arrayContaining(['NOT_CONFIRMED', 'VEHICLE_BANNED', 'WITHDRAWN']),
  );
  expect(await ownApplications(banned.driver)).toMatchObject([
    { state: 'LEFT_OUT', leftOut: 'VEHICLE_BANNED' },
  ]);
});

test('off and on hold from the next day that opens', async () => {
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  const { body } = await operator.call('GET', '/system-params/booking-params');
  const put = (enabled: boolean) =>
    operator.call('PUT', '/system-params/booking-params', { body: { draw: { ...body.draw, enabled } } });
  await put(true);
  expect(await slotAt(operator, '2026-11-27T09:00:00+09:00')).toMatchObject({ state: 'FREE' });
  app.clock.set('2026-11-21T00:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  expect(await slotAt(operator, at(9))).toMatchObject({ state: 'DRAW' });
  await runDraws(app);
  await put(false);
  expect(await slotAt(operator, at(9))).toMatchObject({ state: 'DRAW' });
  app.clock.set('2026-11-22T00:00:00+09:00');
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  await runDraws(app);
  expect(await slotAt(operator, '2026-11-29T09:00:00+09:00')).toMatchObject({ state: 'FREE' });
  expect(await operator.call('GET', '/draws/2026-11-29')).toMatchObject({ status: 404 });
});

test('a closure of the whole day calls the draw off, once it cannot be undone', async () => {
  operator = await openDraw(app, small);
  const { driver } = await applyNewly(app);
  const { body } = await operator.call('GET', '/system-params/booking-params');
  const closures = [
    ...body.closures,
    { from: `${drawnDay}T00:00:00+09:00`, to: '2026-11-29T00:00:00+09:00', reasons: { RU: 'Ремонт' } },
  ];
  expect((await operator.call('PUT', '/system-params/booking-params', { body: { closures } })).status).toBe(
    200,
  );
  await runDraws(app);
  expect(await getDraw(app)).toMatchObject({ state: 'OPEN' });
  app.clock.advance({ seconds: 20 });
  await runDraws(app);
  expect(await getDraw(app)).toMatchObject({ state: 'CALLED_OFF' });
  expect(await ownApplications(driver)).toMatchObject([{ state: 'CALLED_OFF' }]);
});
