import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';

export type Span = { readonly from?: Temporal.Instant; readonly before?: Temporal.Instant };

/** Up to this many bookings, single lookups beat a table scan (70 ms at most). */
const fewBookings = 20_000;

/** The booking is in the span and not canceled. Written so that the partial indexes apply. */
export const isBookedWithin = ({ from, before }: Span, name = 'booking'): RawBuilder<boolean> => {
  const slot = sql.ref(`${name}.slot_at`);
  const since = from ? sql`AND ${slot} >= ${from}` : sql``;
  const until = before ? sql`AND ${slot} < ${before}` : sql``;
  return sql<boolean>`${sql.ref(`${name}.status`)} <> 'CANCELED' ${since} ${until}`;
};

export const hasBookingWithin = (span: Span): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM booking WHERE booking.vehicle_id = vehicle.id AND ${isBookedWithin(span)})`;

/** Whether `booking` is the latest one of its vehicle in the span, so that each vehicle is listed once. */
export const isLatestWithin = (span: Span): RawBuilder<boolean> => sql<boolean>`booking.id = (
  SELECT latest.id FROM booking AS latest
  WHERE latest.vehicle_id = booking.vehicle_id AND ${isBookedWithin(span, 'latest')}
  ORDER BY latest.slot_at DESC, latest.id DESC LIMIT 1)`;

export const lastBookedAt = sql<Temporal.Instant | null>`(
  SELECT max(booking.slot_at) FROM booking WHERE booking.vehicle_id = vehicle.id AND ${isBookedWithin({})})`;

export const areFewBooked = async (db: Db, span: Span): Promise<boolean> =>
  (await firstValueOf<boolean>(db)`
    SELECT count(*) <= ${sql.lit(fewBookings)} AS few
    FROM (SELECT 1 FROM booking WHERE ${isBookedWithin(span)} LIMIT ${sql.lit(fewBookings + 1)}) AS counted`) ??
  true;

/**
 * Vehicles of the few bookings, as a replacement for the table. OFFSET 0 prevents a scan of the whole
 * table: with a million vehicles a month takes 35 ms instead of 155.
 */
export const vehiclesOfFew = (span: Span): RawBuilder<Schema['vehicle']> => sql`(
  SELECT found.* FROM (SELECT DISTINCT booking.vehicle_id FROM booking WHERE ${isBookedWithin(span)}) AS booked
  CROSS JOIN LATERAL (
    SELECT * FROM vehicle WHERE vehicle.id = booked.vehicle_id AND vehicle.deleted_at IS NULL OFFSET 0) AS found)`;
