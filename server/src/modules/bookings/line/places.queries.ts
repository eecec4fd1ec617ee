import { sql, type Updateable } from 'kysely';
import { arrivedStatuses } from '#contract/bookings/booking-status.ts';
import type { TruckEntry } from '#kernel/log/queue-log-entry.ts';
import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf, rowsOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { fromWaiting, lineOrder, standsBehind } from './line-order.queries.ts';

/** Always the last lock, because everything that the outcome of an act depends on must be locked by then. */
export const lockHead = (trx: Trx) =>
  trx.selectFrom('queue_head').selectAll().forUpdate().executeTakeFirstOrThrow();

export type HeadRow = Awaited<ReturnType<typeof lockHead>>;

export const updateHead = (trx: Trx, changes: Updateable<Schema['queue_head']>) =>
  trx.updateTable('queue_head').set(changes).execute();

/** Throws after an undone arrival, because undoing it deletes the place. */
export const getPlace = (trx: Trx, bookingId: string) =>
  trx.selectFrom('queue_place').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();

export type PlaceRow = Awaited<ReturnType<typeof getPlace>>;

export const insertPlace = (
  trx: Trx,
  place: { booking_id: string; queue_slot: Temporal.Instant; late: boolean; unseen: boolean },
) => trx.insertInto('queue_place').values(place).returningAll().executeTakeFirstOrThrow();

export const updatePlace = (trx: Trx, bookingId: string, changes: Updateable<Schema['queue_place']>) =>
  trx
    .updateTable('queue_place')
    .set(changes)
    .where('booking_id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deletePlace = (trx: Trx, bookingId: string) =>
  trx.deleteFrom('queue_place').where('booking_id', '=', bookingId).execute();

/** Read from the log, because an undone arrival deletes the place. */
export const wasEverCalled = async (trx: Trx, bookingId: string): Promise<boolean> =>
  (await trx
    .selectFrom('queue_log')
    .select('seq')
    .where('booking_id', '=', bookingId)
    .where('type', '=', 'CALL')
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The queue slot before the truck was noted as not answering; undefined if something else happened to it last. */
export const findSlotBeforeNoAnswer = async (
  trx: Trx,
  bookingId: string,
): Promise<Temporal.Instant | undefined> => {
  const [last, call] = await trx
    .selectFrom('queue_log')
    .select(['type', 'body'])
    .where('booking_id', '=', bookingId)
    .where('type', 'not in', ['PRIORITY', 'PLATE', 'RECALL'])
    .orderBy('seq', 'desc')
    .limit(2)
    .execute();
  const entryOf = (row: { readonly body: string } | undefined): Partial<TruckEntry> =>
    JSON.parse(row?.body ?? '{}');
  if (last?.type !== 'RETURN' || entryOf(last).reasonKind !== 'NO_ANSWER') return undefined;
  const { queueSlot } = entryOf(call);
  return queueSlot === undefined ? undefined : Temporal.Instant.from(queueSlot);
};

export const findRunningSlot = async (
  trx: Trx,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> => {
  const row = await trx
    .selectFrom('slot')
    .select('start_at')
    .where('open', '=', true)
    .where('start_at', '<=', now)
    .orderBy('start_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.start_at;
};

/** `exceptId` has just arrived and does not count. */
export const findFirstOnTimeSlot = (trx: Trx, exceptId: string) => firstValueOf<Temporal.Instant>(trx)`
    SELECT booking.slot_at ${fromWaiting} AND NOT ${standsBehind} AND booking.id <> ${exceptId}
    ORDER BY ${lineOrder} LIMIT 1`;

export type WaitingTruck = Pick<BookingRow, 'id' | 'slot_at' | 'has_priority'> &
  Pick<PlaceRow, 'queue_slot' | 'eta_from' | 'eta_to' | 'told_near'> & { readonly behind: boolean };

/** Counts bookings, not places: a truck that has just arrived has no place yet. */
export const countWaiting = async (trx: Trx): Promise<number> => {
  const { waiting } = await trx
    .selectFrom('booking')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('status', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return waiting;
};

export const isPlateInLine = async (trx: Trx, plateKey: string): Promise<boolean> =>
  (await trx
    .selectFrom('booking')
    .select('id')
    .where('plate_key', '=', plateKey)
    .where('status', 'in', arrivedStatuses)
    .executeTakeFirst()) !== undefined;

export const listWaiting = (trx: Db) => rowsOf<WaitingTruck>(trx)`
    SELECT booking.id, booking.slot_at, booking.has_priority, place.queue_slot, ${standsBehind} AS behind, place.eta_from, place.eta_to,
      place.told_near ${fromWaiting}
    ORDER BY ${lineOrder}`;

export type ShownEta = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

export const updateEtas = async (trx: Trx, etas: ReadonlyMap<string, ShownEta | null>): Promise<void> => {
  if (etas.size === 0) return;
  const entries = [...etas];
  await sql`
    UPDATE queue_place SET eta_from = fresh.eta_from, eta_to = fresh.eta_to
    FROM unnest(${entries.map(([id]) => id)}::uuid[],
      ${entries.map(([, eta]) => eta?.from.toString() ?? null)}::timestamptz[],
      ${entries.map(([, eta]) => eta?.to.toString() ?? null)}::timestamptz[]) AS fresh (booking_id, eta_from, eta_to)
    WHERE queue_place.booking_id = fresh.booking_id`.execute(trx);
};

/** Keeps the forecast shown on arrival, to measure its accuracy later. */
export const keepTold = (trx: Trx, bookingIds: readonly string[]) =>
  trx
    .updateTable('queue_place')
    .set((eb) => ({ told_from: eb.ref('eta_from'), told_to: eb.ref('eta_to') }))
    .where('booking_id', 'in', bookingIds)
    .execute();

export const markNear = (trx: Trx, bookingIds: readonly string[]) =>
  trx.updateTable('queue_place').set({ told_near: true }).where('booking_id', 'in', bookingIds).execute();
