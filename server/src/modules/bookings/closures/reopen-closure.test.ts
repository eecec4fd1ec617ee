import { expect, test } from 'vitest';
import { createVisitor, type Visitor } from '../../../testing/people/test-visitor.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';
import { bookAndConfirm, bookTruck, slotAt } from '../../../testing/trucks/test-bookings.ts';
import { setUpClosures } from '../../../testing/trucks/test-closures.ts';

const scene = setUpClosures();
const { at, close, change, get, bookingOf, release, sentTo } = scene;

test('reopened early, freed places are offered in the old order; one tap takes one, the rest is on sale', async () => {
  const drivers = await Promise.all([1, 2, 3].map(() => createVisitor(scene.app, { language: 'RU' })));
  const bookings: { id: string }[] = [];
  for (const [index, one] of drivers.entries())
    bookings.push(await bookAndConfirm(scene.app, one, at(index < 2 ? 10 : 11)));
  const [a, b, third] = bookings.map(({ id }) => id);
  const { closure } = (await close(10, 120)).body;
  expect(closure.moves.map((move: { id: string }) => move.id)).toEqual([a, b, third]);
  await release();
  scene.app.clock.set(at(6, 30));
  const preview = await change(closure.id, { to: at(6), dryRun: true });
  expect(preview.body.reopening).toEqual({ places: 4, bookings: 3 });
  const { body } = await change(closure.id, { to: at(6), plan: preview.body.plan });
  expect(body.closure).toMatchObject({ state: 'REOPENED', undo: { type: 'SHORTENED' } });
  // Until the act can no longer be undone, nobody else can take the places and none is offered.
  expect(await slotAt(scene.operator, at(10))).toMatchObject({ free: 0, resting: 2 });
  await scene.app.services.jobs.drain();
  expect(await bookingOf(a ?? '')).toMatchObject({ bookingStatus: 'BOOKED' });
  await release();
  expect(await bookingOf(a ?? '')).toMatchObject({
    bookingStatus: 'WAITING_FOR_CHANGES_CONFIRMATION',
    pendingChanges: { dateBooked: at(10), offeredUntil: expect.any(String) },
  });
  expect(await bookingOf(third ?? '')).toMatchObject({ pendingChanges: { dateBooked: at(11) } });
  // The place that is offered to nobody is on sale.
  expect(await slotAt(scene.operator, at(11))).toMatchObject({ free: 1 });
  expect(await get(closure.id)).toMatchObject({ offers: { open: 3, taken: 0, declined: 0 } });

  const [driverA, driverB] = drivers;
  const texts = await sentTo(driverA as Visitor);
  const secret = /\/offer\/([\w-]{22})/.exec(texts.at(-1) ?? '')?.[1];
  const shown = await scene.app.server.inject({ url: `/api/offer/${secret}` });
  expect(shown.json()).toMatchObject({ state: 'OPEN', offered: at(10), dateBooked: at(12) });
  const taken = await scene.app.server.inject({ method: 'POST', url: `/api/offer/${secret}` });
  expect(taken.json()).toMatchObject({ state: 'TAKEN', dateBooked: at(10) });
  expect((await scene.app.server.inject({ method: 'POST', url: `/api/offer/${secret}` })).json().code).toBe(
    'OFFER_OVER',
  );
  expect(await bookingOf(a ?? '')).toMatchObject({
    dateBooked: at(10),
    bookingStatus: 'BOOKED',
    editCount: 0,
  });

  // A refused place goes to the next booking that has not refused it, which is that of the hour after.
  expect((await (driverB as Visitor).call('DELETE', `/booking/${b}/offer`)).body).toMatchObject({
    bookingStatus: 'BOOKED',
    dateBooked: at(12),
  });
  await scene.app.services.jobs.drain();
  expect(await bookingOf(b ?? '')).not.toMatchObject({ pendingChanges: { dateBooked: at(10) } });

  // An offer that nobody answers ends after half an hour and does not count as a lost hold.
  scene.app.clock.advance({ minutes: 31 });
  await (drivers[2] as Visitor).call('GET', '/booking/current-user');
  expect(await bookingOf(third ?? '')).toMatchObject({ bookingStatus: 'BOOKED' });
  await scene.app.services.jobs.drain();
  expect(await scene.app.database.db.selectFrom('lost_hold').selectAll().execute()).toEqual([]);
  await requireSlotsAgree(scene.app.database.db);
});

test('removed in the parameters it is reopened; nothing is offered inside the lead time', async () => {
  const { id } = await bookAndConfirm(scene.app, scene.driver, at(8));
  const { closure } = (await close(8, 60)).body;
  await release();
  scene.app.clock.set(at(7, 30));
  const { status } = await scene.operator.call('PUT', '/system-params/booking-params', {
    body: { closures: [] },
  });
  expect(status).toBe(200);
  await scene.app.services.jobs.drain();
  expect(await get(closure.id)).toMatchObject({ state: 'REOPENED', offers: { open: 0 } });
  expect(await bookingOf(id)).toMatchObject({ bookingStatus: 'BOOKED', dateBooked: at(9) });
  expect(await slotAt(scene.operator, at(8))).toMatchObject({ free: 2 });
});

test('reopened after two hours, those whom it moved are offered the places first, in their old order', async () => {
  const drivers = await Promise.all([1, 2, 3, 4].map(() => createVisitor(scene.app)));
  const ids: string[] = [];
  for (const [place, hour] of [9, 9, 10, 11].entries())
    ids.push((await bookAndConfirm(scene.app, drivers[place] as Visitor, at(hour))).id);
  const { closure } = (await close(9, 300)).body;
  await release();
  scene.app.clock.set(at(11));
  expect((await change(closure.id, { to: at(11) })).body.closure).toMatchObject({ to: at(11) });
  await release();
  // Only one hour of the closure is far enough ahead. Its two places are offered to the first two bookings
  // alone.
  const offered = await Promise.all(ids.map(async (id) => (await bookingOf(id)).pendingChanges?.dateBooked));
  expect(offered).toEqual([at(13), at(13), undefined, undefined]);
  const stranger = await createVisitor(scene.app);
  expect((await bookTruck(scene.app, stranger, { dateBooked: at(13) })).body.code).toBe('SLOT_FULL');
  // The place that the first driver refuses is offered to the third, whose booking comes after the first two.
  await (drivers[0] as Visitor).call('DELETE', `/booking/${ids[0]}/offer`);
  await scene.app.services.jobs.drain();
  expect(await bookingOf(ids[2] ?? '')).toMatchObject({ pendingChanges: { dateBooked: at(13) } });
  expect(await bookingOf(ids[3] ?? '')).toMatchObject({ bookingStatus: 'BOOKED' });
});
