import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf, rowsOf } from '../../../platform/db/rows-of.ts';

/** Late trucks, and those that did not answer a call, stand behind the on-time trucks of the slot. */
export const standsBehind = sql<boolean>`(place.late OR place.no_answers > 0)`;

/** The only definition of the line's order. Needs `booking` joined with its `queue_place` as `place`. */
export const lineOrder = sql`place.queue_slot, ${standsBehind}, NOT booking.has_priority, booking.arrived_at, booking.number`;

export const fromWaiting: RawBuilder<unknown> = sql`
  FROM booking JOIN queue_place AS place ON place.booking_id = booking.id WHERE booking.status = 'WAITING'`;

/** How many waiting trucks stand before this truck, which may have been called already. */
export const countAhead = async (db: Db, bookingId: string): Promise<number> =>
  (await firstValueOf<number>(db)`
    SELECT count(*)::int AS ahead ${fromWaiting} AND booking.id <> ${bookingId} AND (${lineOrder}) < (
      SELECT ${lineOrder} FROM booking JOIN queue_place AS place ON place.booking_id = booking.id
      WHERE booking.id = ${bookingId}
    )`) ?? 0;

export const findHeadOfLine = (db: Db) => firstValueOf<string>(db)`
    SELECT booking.id ${fromWaiting} ORDER BY ${lineOrder} LIMIT 1`;

export type PlaceInLine = {
  readonly bookingId: string;
  readonly position: number;
  readonly etaFrom: Temporal.Instant | null;
  readonly etaTo: Temporal.Instant | null;
};

const numberedLine = sql`
  SELECT booking.id AS "bookingId", (row_number() OVER (ORDER BY ${lineOrder}))::int AS position,
    place.eta_from AS "etaFrom", place.eta_to AS "etaTo" ${fromWaiting}`;

export const listPlacesInLine = async (
  db: Db,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, PlaceInLine>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await rowsOf<PlaceInLine>(db)`
    SELECT * FROM (${numberedLine}) AS line WHERE "bookingId" = ANY(${bookingIds}::uuid[])`;
  return new Map(rows.map((row) => [row.bookingId, row]));
};
