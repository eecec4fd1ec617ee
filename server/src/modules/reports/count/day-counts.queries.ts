import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { forecastMiss } from '../../queue/accuracy.queries.ts';
import type { HourRow } from './reports.tables.ts';

/** A day of the checkpoint, from its midnight to the next. */
export type CountedDay = {
  readonly day: string;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  readonly timeZone: string;
};

type SlotCounts = Pick<HourRow, 'hour' | 'capacity'>;
type BookingCounts = Pick<
  HourRow,
  'hour' | 'booked' | 'arrived' | 'no_shows' | 'struck' | 'by_driver' | 'by_operator' | 'by_system' | 'late'
>;

const hourOf = (column: string, timeZone: string) =>
  sql`extract(hour FROM ${sql.ref(column)} AT TIME ZONE ${timeZone})::int`;

/** Places as they were: what is closed offered none. */
export const countPlaces = async (db: Db, { day, timeZone }: CountedDay): Promise<SlotCounts[]> => {
  const { rows } = await sql<SlotCounts>`
    SELECT ${hourOf('start_at', timeZone)} AS hour, sum(CASE WHEN open THEN capacity ELSE 0 END)::int AS capacity
    FROM slot WHERE day = ${day} GROUP BY 1`.execute(db);
  return rows;
};

/**
 * What became of the confirmed bookings of a day. Booked is who still had the place when the slot began, or had come;
 * a cancellation is late by the deadline that was in force then. Who did not come is counted by itself, not as canceled.
 */
export const countBookings = async (
  db: Db,
  { from, to, timeZone }: CountedDay,
  usualDeadline: number,
): Promise<BookingCounts[]> => {
  const { rows } = await sql<BookingCounts>`
    SELECT ${hourOf('slot_at', timeZone)} AS hour,
      count(*) FILTER (WHERE status <> 'CANCELED' OR arrived_at IS NOT NULL OR canceled_at >= slot_at)::int AS booked,
      count(arrived_at)::int AS arrived,
      count(*) FILTER (WHERE cancellation_code = 'NO_SHOW')::int AS no_shows,
      count(*) FILTER (WHERE cancellation_code = 'NO_SHOW' AND EXISTS (
        SELECT 1 FROM ban_event WHERE ban_event.booking_id = booking.id AND reason_code = 'NO_SHOW'))::int AS struck,
      count(*) FILTER (WHERE cancellation_code = 'DRIVER')::int AS by_driver,
      count(*) FILTER (WHERE cancellation_code = 'ADMIN')::int AS by_operator,
      count(*) FILTER (WHERE cancellation_code IN ('BANNED', 'PLATE_CLAIMED'))::int AS by_system,
      count(*) FILTER (WHERE cancellation_code = 'DRIVER' AND arrived_at IS NULL
        AND canceled_at > slot_at - make_interval(mins => coalesce((
          SELECT (params->>'cancelDeadlineMinutes')::int FROM booking_params
          WHERE changed_at <= canceled_at ORDER BY version DESC LIMIT 1), ${usualDeadline}::int)))::int AS late
    FROM booking
    WHERE slot_at >= ${from} AND slot_at < ${to} AND confirmed_at IS NOT NULL
    GROUP BY 1`.execute(db);
  return rows;
};

export type WaitCount = { readonly hour: number; readonly minutes: number; readonly trucks: number };
export type CargoWaitCount = Omit<WaitCount, 'hour'> & { readonly cargo_type: string };

/** Whole minutes from the arrival to the first call. */
const waited = sql`greatest(0, floor(extract(epoch FROM first_called_at - arrived_at) / 60))::int`;

export const countWaits = async (db: Db, { from, to, timeZone }: CountedDay) => {
  const calls = sql`
    FROM booking JOIN queue_place ON booking_id = booking.id
    WHERE slot_at >= ${from} AND slot_at < ${to} AND arrived_at IS NOT NULL AND first_called_at IS NOT NULL`;
  const { rows: byHour } = await sql<WaitCount>`
    SELECT ${hourOf('slot_at', timeZone)} AS hour, ${waited} AS minutes, count(*)::int AS trucks
    ${calls} GROUP BY 1, 2`.execute(db);
  const { rows: byCargo } = await sql<CargoWaitCount>`
    SELECT cargo_type, ${waited} AS minutes, count(*)::int AS trucks ${calls} GROUP BY 1, 2`.execute(db);
  return { byHour, byCargo };
};

/** Of the calls of a day: by how many minutes the forecast was missed that the driver was given on arrival. */
export const countMisses = async (db: Db, { from, to, timeZone }: CountedDay): Promise<WaitCount[]> => {
  const { rows } = await sql<WaitCount>`
    SELECT ${hourOf('first_called_at', timeZone)} AS hour, ${forecastMiss} AS minutes, count(*)::int AS trucks
    FROM queue_place
    WHERE first_called_at >= ${from} AND first_called_at < ${to} AND told_from IS NOT NULL AND NOT exceptional
    GROUP BY 1, 2`.execute(db);
  return rows;
};

export const countCalls = async (db: Db, { from, to, timeZone }: CountedDay) => {
  const { rows } = await sql<Pick<HourRow, 'hour' | 'called'>>`
    SELECT ${hourOf('first_called_at', timeZone)} AS hour, count(*)::int AS called
    FROM queue_place WHERE first_called_at >= ${from} AND first_called_at < ${to} GROUP BY 1`.execute(db);
  return rows;
};
