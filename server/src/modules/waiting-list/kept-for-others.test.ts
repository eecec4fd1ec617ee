import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, slotAt } from '../../testing/trucks/test-bookings.ts';
import { createTruck } from '../../testing/trucks/test-truck.ts';
import { entryOf, join } from '../../testing/trucks/test-waiting-list.ts';
import { releaseDueActs } from '../bookings/closures/release-act.ts';

let app: TestApp;
let operator: Visitor;

beforeAll(async () => {
  app = await createTestApp();
  operator = await createVisitor(app, { roles: ['ADMIN'] });
});

afterAll(async () => {
  await requireSlotsAgree(app.database.db);
  await app.close();
});

const allowTwo = async (priorityReserve: number) => {
  const body = {
    slotCapacity: 2,
    freedPlaceRestMinutes: 20,
    priorityReserve,
    waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 },
  };
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
};

/** Makes a priority booking of the operator's own. */
const bookPriority = async (dateBooked: string): Promise<string> => {
  const { vehicleId } = await createTruck(app, operator.userId);
  const body = { vehicleId, dateBooked, hasPriority: true, userId: operator.userId };
  return (await operator.call('POST', '/booking', { body })).body.id;
};

test('places of a reopened closure go to those whom it moved, then to those who wait', async () => {
  const [moved, waiting] = [await createVisitor(app), await createVisitor(app)];
  await allowTwo(0);
  const start = '2026-11-22T09:00:00+09:00';
  const to = '2026-11-22T10:00:00+09:00';
  const booking = await bookAndConfirm(app, moved, start);
  const { id } = await join(app, waiting, { from: start, to });
  const closed = await operator.call('POST', '/closures', {
    body: { date: start, minutes: 60, reason: 'x' },
  });
  const { closure } = closed.body;
  const settle = async () => {
    app.clock.advance({ seconds: 12 });
    await releaseDueActs(app.systemContext());
    await app.services.jobs.drain();
  };
  await settle();
  expect((await moved.call('GET', `/booking/${booking.id}`)).body.dateBooked).toBe(to);
  await operator.call('PUT', `/closures/${closure.id}`, { body: { to: closure.from } });
  await settle();
  expect((await moved.call('GET', `/booking/${booking.id}`)).body).toMatchObject({
    offer: { kind: 'CLOSURE' },
    pendingChanges: { dateBooked: start },
  });
  expect(await entryOf(waiting, id)).toMatchObject({ state: 'OFFERED', offer: { dateBooked: start } });
});

test('a place of the reserve is no use for ordinary cargo', async () => {
  await allowTwo(1);
  const driver = await createVisitor(app);
  const start = '2026-11-23T09:00:00+09:00';
  await bookAndConfirm(app, driver, start);
  const priority = await bookPriority(start);
  const { id } = await join(app, driver, { from: start, to: '2026-11-23T10:00:00+09:00' });
  expect((await operator.call('DELETE', `/booking/${priority}`)).status).toBe(204);
  await app.services.jobs.drain();
  expect(await entryOf(driver, id)).toMatchObject({ state: 'WAITING' });
  expect(await slotAt(operator, start)).toMatchObject({ booked: 1, resting: 1 });
});

test('while a slot has more ordinary trucks than places for them, none is offered another', async () => {
  await allowTwo(1);
  const [driver, other] = [await createVisitor(app), await createVisitor(app)];
  const start = '2026-11-23T11:00:00+09:00';
  const priority = await bookPriority(start);
  const { id } = await join(app, driver, { from: start, to: '2026-11-23T12:00:00+09:00' });
  const own = await bookAndConfirm(app, other, start);
  const changed = await operator.call('PUT', '/booking', { body: { id: priority, hasPriority: false } });
  expect(changed.status).toBe(200);
  expect((await other.call('DELETE', `/booking/${own.id}`)).status).toBe(204);
  await app.services.jobs.drain();
  expect(await entryOf(driver, id)).toMatchObject({ state: 'WAITING' });
  expect(await slotAt(operator, start)).toMatchObject({ booked: 1, resting: 1 });
  expect(app.log.filter(({ msg }) => msg === 'a freed place could not be offered')).toEqual([]);
});
