import type { Visitor } from '../people/test-visitor.ts';
import type { TestApp } from '../test-app.ts';
import { bookAndConfirm } from '../trucks/test-bookings.ts';
import { type ActKind, closeBefore, type Scene, to } from './act-kinds.ts';

/** Sets the scene with a truck that is not approved, so that every decision about it changes something. */
export const setScene = async (
  app: TestApp,
  by: Visitor,
  driver: Visitor,
  start: string,
  { reach = [], isClosedBefore }: ActKind,
): Promise<Scene> => {
  const { id: bookingId, vehicleId } = await bookAndConfirm(app, driver, start);
  await app.database.db.updateTable('vehicle').set({ approved: false }).where('id', '=', vehicleId).execute();
  const closureId = isClosedBefore && (await closeBefore(by, { start }));
  const scene = { app, driver, bookingId, vehicleId, start, ...(closureId && { closureId }) };
  for (const status of reach) await to(by, scene, status, status === 'GO_TO_GATE' ? { gate: '1' } : {});
  return scene;
};

/** Reads everything that an undo has to restore. `version` is left out, because it may rise. */
export const stateOf = async (by: Visitor, { app, bookingId, vehicleId }: Scene) => {
  const { db } = app.database;
  const booking = await db
    .selectFrom('booking')
    .select([
      'status',
      'slot_at',
      'slot_end',
      'has_priority',
      'gate',
      'cancellation_code',
      'canceled_at',
      'shifted',
    ])
    .select(['moved', 'pending_at', 'edit_count'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const place = await db
    .selectFrom('queue_place')
    .select(['queue_slot', 'late', 'no_answers'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  const vehicle = await db
    .selectFrom('vehicle')
    .select(['approved', 'disapproval_reason', 'decided_by', 'ban_status', 'ban_until', 'waits_from'])
    .where('id', '=', vehicleId)
    .executeTakeFirstOrThrow();
  const { closures } = (await by.call('GET', '/system-params/booking-params')).body;
  return { booking, place, vehicle, closures };
};
