import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { forecastMiss } from '../../queue/accuracy.queries.ts';
import type { HourRow } from './reports.tables.ts';

/** Days of the checkpoint, from the midnight before the first to the one after the last. */
export type CountedSpan = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  readonly timeZone: string;
};

/** Sums of an hour; of one hour there may be several rows, to be added. */
export type SumRow = Pick<HourRow, 'day' | 'hour'> & Partial<HourRow>;

const dayOf = (column: string, timeZone: string) =>
  sql`(${sql.ref(column)} AT TIME ZONE ${timeZone})::date::text`;
const hourOf = (column: string, timeZone: string) =>
  sql`extract(hour FROM ${sql.ref(column)} AT TIME ZONE ${timeZone})::int`;

/** Places as they were: what is closed offered none. */
export const countPlaces = async (
  db: Db,
  { firstDay, lastDay, timeZone }: CountedSpan,
): Promise<SumRow[]> => {
  const { rows } = await sql<SumRow>`
    SELECT day::text AS day, ${hourOf('start_at', timeZone)} AS hour,
      sum(CASE WHEN open THEN capacity ELSE 0 END)::int AS capacity
    FROM slot WHERE day >= ${firstDay} AND day <= ${lastDay} GROUP BY 1, 2`.execute(db);
  return rows;
};

/**
 * What became of the confirmed bookings. Booked is who still had the place when the slot began, or had come; a cancellation
 * is late by the deadline that was in force then. Who did not come is counted by itself, not as canceled. Grouped by slots
 * first: the zone's clock is looked at for each slot instead of for each booking.
 */
export const countBookings = async (
  db: Db,
  { from, to, timeZone }: CountedSpan,
  usualDeadline: number,
): Promise<SumRow[]> => {
  const { rows } = await sql<SumRow>`
    SELECT ${dayOf('slot_at', timeZone)} AS day, ${hourOf('slot_at', timeZone)} AS hour,
      booked, arrived, no_shows, struck, by_driver, by_operator, by_system, late
    FROM (
      SELECT slot_at,
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
      GROUP BY slot_at
    ) AS slots`.execute(db);
  return rows;
};

/** Trucks of so many minutes: of an hour, or of all of a day by its cargo. */
export type MinutesRow = {
  readonly day: string;
  readonly hour: number | null;
  readonly cargo_type: string | null;
  readonly minutes: number;
  readonly trucks: number;
};

/** Whole minutes from the arrival to the first call: once by the hours, and once by the cargo of the day. */
export const countWaits = async (db: Db, { from, to, timeZone }: CountedSpan): Promise<MinutesRow[]> => {
  const { rows } = await sql<MinutesRow>`
    SELECT day, hour, cargo_type, minutes, count(*)::int AS trucks
    FROM (
      SELECT ${dayOf('slot_at', timeZone)} AS day, ${hourOf('slot_at', timeZone)} AS hour, cargo_type,
        greatest(0, floor(extract(epoch FROM first_called_at - arrived_at) / 60))::int AS minutes
      FROM booking JOIN queue_place ON booking_id = booking.id
      WHERE slot_at >= ${from} AND slot_at < ${to} AND arrived_at IS NOT NULL AND first_called_at IS NOT NULL
    ) AS waits
    GROUP BY GROUPING SETS ((day, hour, minutes), (day, cargo_type, minutes))`.execute(db);
  return rows;
};

/** First calls by their hour, and by how many minutes each missed what the driver was told on arrival; null: nothing was. */
export type CallRow = {
  readonly day: string;
  readonly hour: number;
  readonly minutes: number | null;
  readonly trucks: number;
};

export const countCalls = async (db: Db, { from, to, timeZone }: CountedSpan): Promise<CallRow[]> => {
  const { rows } = await sql<CallRow>`
    SELECT ${dayOf('first_called_at', timeZone)} AS day, ${hourOf('first_called_at', timeZone)} AS hour,
      CASE WHEN told_from IS NOT NULL AND NOT exceptional THEN ${forecastMiss} END AS minutes, count(*)::int AS trucks
    FROM queue_place WHERE first_called_at >= ${from} AND first_called_at < ${to} GROUP BY 1, 2, 3`.execute(
    db,
  );
  return rows;
};
