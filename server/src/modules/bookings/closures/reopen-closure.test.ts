import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { newsTo, releaseActs } from '../../../testing/trucks/test-closures.ts';

let app: TestApp;
let operator: Visitor;
let driver: Visitor;
/** A day of its own for each test. */
let day = Temporal.PlainDate.from('2026-11-20');
const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00+09:00`;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  day = day.add({ days: 2 });
  app.clock.set(`${day}T06:00:00+09:00`);
  operator = await createVisitor(app, { roles: ['ADMIN'] });
  driver = await createVisitor(app);
  const body = {
    certificateRequired: false,
    slotCapacity: 2,
    priorityReserve: 0,
    closures: [],
    editDeadlineMinutes: 0,
    maxEdits: 0,
  };
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const reasons = { RU: 'Метель', EN: 'Snowstorm', CN: '暴雪' };
const close = (hour: number, minutes: number, more: object = {}) =>
  operator.call('POST', '/closures', { body: { date: at(hour), minutes, reasons, ...more } });
const change = (id: string, to: string, more: object = {}) =>
  operator.call('PUT', `/closures/${id}`, { body: { to, ...more } });
const get = async (id: string) => (await operator.call('GET', `/closures/${id}`)).body;
const bookingOf = async (id: string) => (await operator.call('GET', `/booking/${id}`)).body;

const release = () => releaseActs(app);
const sentTo = (visitor: Visitor) => newsTo(app, visitor);

test('reopened early, freed places are offered in the old order; one tap takes one, the rest is on sale', async () => {
  const drivers = await Promise.all([1, 2, 3].map(() => createVisitor(app, { language: 'RU' })));
  const bookings: { id: string }[] = [];
  for (const [index, one] of drivers.entries())
    bookings.push(await bookAndConfirm(app, one, at(index < 2 ? 10 : 11)));
  const [a, b, c] = bookings.map(({ id }) => id);
  const { closure } = (await close(10, 120)).body;
  expect(closure.moves.map((move: { id: string }) => move.id)).toEqual([a, b, c]);
  await release();
  app.clock.set(`${day}T06:30:00+09:00`);
  const preview = await change(closure.id, at(6), { dryRun: true });
  expect(preview.body.reopening).toEqual({ places: 4, bookings: 3 });
  const { body } = await change(closure.id, at(6), { plan: preview.body.plan });
  expect(body.closure).toMatchObject({ state: 'REOPENED', undo: { type: 'SHORTENED' } });
  // Nobody else can take them, and nothing is offered while it can be undone.
  expect(await slotAt(operator, at(10))).toMatchObject({ free: 0, resting: 2 });
  await app.services.jobs.drain();
  expect(await bookingOf(a ?? '')).toMatchObject({ bookingStatus: 'BOOKED' });
  await release();
  expect(await bookingOf(a ?? '')).toMatchObject({
    bookingStatus: 'WAITING_FOR_CHANGES_CONFIRMATION',
    pendingChanges: { dateBooked: at(10), offeredUntil: expect.any(String) },
  });
  expect(await bookingOf(c ?? '')).toMatchObject({ pendingChanges: { dateBooked: at(11) } });
  // The place that nobody is left for is on sale.
  expect(await slotAt(operator, at(11))).toMatchObject({ free: 1 });
  expect(await get(closure.id)).toMatchObject({ offers: { open: 3, taken: 0, declined: 0 } });

  const [driverA, driverB] = drivers;
  const texts = await sentTo(driverA as Visitor);
  const secret = /\/offer\/([\w-]{22})/.exec(texts.at(-1) ?? '')?.[1];
  const shown = await app.server.inject({ url: `/api/offer/${secret}` });
  expect(shown.json()).toMatchObject({ state: 'OPEN', offered: at(10), dateBooked: at(12) });
  const taken = await app.server.inject({ method: 'POST', url: `/api/offer/${secret}` });
  expect(taken.json()).toMatchObject({ state: 'TAKEN', dateBooked: at(10) });
  expect((await app.server.inject({ method: 'POST', url: `/api/offer/${secret}` })).json().code).toBe(
    'OFFER_OVER',
  );
  expect(await bookingOf(a ?? '')).toMatchObject({
    dateBooked: at(10),
    bookingStatus: 'BOOKED',
    editCount: 0,
  });

  // Refused, it goes to the next who has not refused it: the one of the hour after.
  expect((await (driverB as Visitor).call('DELETE', `/booking/${b}/offer`)).body).toMatchObject({
    bookingStatus: 'BOOKED',
    dateBooked: at(12),
  });
  await app.services.jobs.drain();
  expect(await bookingOf(b ?? '')).not.toMatchObject({ pendingChanges: { dateBooked: at(10) } });

  // Not answered within half an hour, it is over, costs nothing, and is sold in the end.
  app.clock.advance({ minutes: 31 });
  await (drivers[2] as Visitor).call('GET', '/booking/current-user');
  expect(await bookingOf(c ?? '')).toMatchObject({ bookingStatus: 'BOOKED' });
  await app.services.jobs.drain();
  expect(await app.database.db.selectFrom('lost_hold').selectAll().execute()).toEqual([]);
  await requireSlotsAgree(app.database.db);
});

test('removed in the parameters it is reopened; nothing is offered inside the lead time', async () => {
  const { id } = await bookAndConfirm(app, driver, at(8));
  const { closure } = (await close(8, 60)).body;
  await release();
  app.clock.set(`${day}T07:30:00+09:00`);
  const { status } = await operator.call('PUT', '/system-params/booking-params', { body: { closures: [] } });
  expect(status).toBe(200);
  await app.services.jobs.drain();
  expect(await get(closure.id)).toMatchObject({ state: 'REOPENED', offers: { open: 0 } });
  expect(await bookingOf(id)).toMatchObject({ bookingStatus: 'BOOKED', dateBooked: at(9) });
  expect(await slotAt(operator, at(8))).toMatchObject({ free: 2 });
});
