import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVisitor } from '../../testing/people/test-visitor.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSlotsAgree } from '../../testing/trucks/slots-agree.ts';
import { bookAndConfirm } from '../../testing/trucks/test-bookings.ts';
import { entryOf, join } from '../../testing/trucks/test-waiting-list.ts';
import { releaseDueActs } from '../bookings/closures/release-act.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('places of a reopened closure go to those whom it moved, then to those who wait', async () => {
  const operator = await createVisitor(app, { roles: ['ADMIN'] });
  const [moved, waiting] = [await createVisitor(app), await createVisitor(app)];
  const body = {
    slotCapacity: 2,
    priorityReserve: 0,
    waitingList: { enabled: true, maxPerUser: 3, missedOffers: 2 },
  };
  expect((await operator.call('PUT', '/system-params/booking-params', { body })).status).toBe(200);
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
  await requireSlotsAgree(app.database.db);
});
