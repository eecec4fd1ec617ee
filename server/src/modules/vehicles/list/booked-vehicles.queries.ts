import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';

/** From a moment on, and before another; each may be open. */
export type Span = { readonly from?: Temporal.Instant; readonly before?: Temporal.Instant };

/** The vehicles of so many bookings are found one by one sooner than among all vehicles: in 70 ms at most. */
const fewBookings = 20_000;

/** That a booking is in the span and was not cancelled. Written so that the partial indexes of bookings serve. */
export const isBookedWithin = ({ from, before }: Span, name = 'booking'): RawBuilder<boolean> => {
  const slot = sql.ref(`${name}.slot_at`);
  const since = from ? sql`AND ${slot} >= ${from}` : sql``;
  const until = before ? sql`AND ${slot} < ${before}` : sql``;
  return sql<boolean>`${sql.ref(`${name}.status`)} <> 'CANCELED' ${since} ${until}`;
};

/** That `vehicle` has such a booking. */
export const hasBookingWithin = (span: Span): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM booking WHERE booking.vehicle_id = vehicle.id AND ${isBookedWithin(span)})`;

/** That `booking` is the latest such one of its vehicle: each is listed once, by that one. */
export const isLatestWithin = (span: Span): RawBuilder<boolean> => sql<boolean>`booking.id = (
  SELECT latest.id FROM booking AS latest
  WHERE latest.vehicle_id = booking.vehicle_id AND ${isBookedWithin(span, 'latest')}
  ORDER BY latest.slot_at DESC, latest.id DESC LIMIT 1)`;

/** When `vehicle` was booked for last. */
export const lastBookedAt = sql<Temporal.Instant | null>`(
  SELECT max(booking.slot_at) FROM booking WHERE booking.vehicle_id = vehicle.id AND ${isBookedWithin({})})`;

export const areFewBooked = async (db: Db, span: Span): Promise<boolean> => {
  const { rows } = await sql<{ few: boolean }>`
    SELECT count(*) <= ${sql.lit(fewBookings)} AS few
    FROM (SELECT 1 FROM booking WHERE ${isBookedWithin(span)} LIMIT ${sql.lit(fewBookings + 1)}) AS counted`.execute(
    db,
  );
  return rows[0]?.few ?? true;
};

/**
 * The vehicles of few bookings, to be read in place of all vehicles. OFFSET 0 keeps the planner from going through the
 * whole table for them: of a million, those of a month took 155 ms and take 35.
 */
export const vehiclesOfFew = (span: Span): RawBuilder<Schema['vehicle']> => sql`(
  SELECT found.* FROM (SELECT DISTINCT booking.vehicle_id FROM booking WHERE ${isBookedWithin(span)}) AS booked
  CROSS JOIN LATERAL (
    SELECT * FROM vehicle WHERE vehicle.id = booked.vehicle_id AND vehicle.deleted_at IS NULL OFFSET 0) AS found)`;
