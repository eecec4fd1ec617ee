import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { countedAs } from '../../bookings/read/counted-bookings.queries.ts';
import { forecastMiss } from '../../queue/accuracy.queries.ts';
import type { HourRow, SumName } from './reports.tables.ts';

/** From the midnight before the first day to the midnight after the last, or between moments within these days. */
export type CountedSpan = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** Later events are ignored. */
  readonly asOf: Temporal.Instant;
  readonly timeZone: string;
};

/** Sums of an hour; several rows of one hour are to be added up. */
export type SumRow = Pick<HourRow, 'day' | 'hour'> & Partial<HourRow>;

const dayOf = (column: string, timeZone: string) =>
  sql`(${sql.ref(column)} AT TIME ZONE ${timeZone})::date::text`;
const hourOf = (column: string, timeZone: string) =>
  sql`extract(hour FROM ${sql.ref(column)} AT TIME ZONE ${timeZone})::int`;

type Slot = Pick<HourRow, 'day' | 'hour'> & {
  readonly start: Temporal.Instant;
  readonly capacity: number;
  readonly open: boolean;
};

export const listSpanSlots = (db: Db, { firstDay, lastDay, from, to, timeZone }: CountedSpan) => rowsOf<Slot>(
  db,
)`
    SELECT day::text AS day, ${hourOf('start_at', timeZone)} AS hour, start_at AS start, capacity, open
    FROM slot WHERE day >= ${firstDay} AND day <= ${lastDay}
      AND start_at >= ${from} AND start_at < ${to}`;

const counted = (figures: Readonly<Partial<Record<SumName, RawBuilder<unknown>>>>) =>
  sql.join(
    Object.entries(figures).map(
      ([name, condition]) => sql`count(*) FILTER (WHERE ${condition})::int AS ${sql.ref(name)}`,
    ),
  );

const bookingFigures = (asOf: Temporal.Instant, usualDeadline: number) => {
  const canceled = (condition: RawBuilder<unknown>) => sql`${condition} AND canceled_at <= ${asOf}`;
  return {
    booked: countedAs.booked,
    due: sql`${countedAs.booked} AND slot_at <= ${asOf}`,
    arrived: sql`arrived_at <= ${asOf}`,
    no_shows: canceled(countedAs.noShows),
    struck: canceled(sql`${countedAs.noShows} AND EXISTS (
      SELECT 1 FROM ban_event WHERE ban_event.booking_id = booking.id AND reason_code = 'NO_SHOW')`),
    by_driver: canceled(countedAs.byDriver),
    by_operator: canceled(countedAs.byOperator),
    by_system: canceled(countedAs.bySystem),
    // Cancellations after the deadline that was in force when they were made.
    late: canceled(sql`${countedAs.byDriver} AND arrived_at IS NULL
      AND canceled_at > slot_at - make_interval(mins => coalesce((
        SELECT (params->>'cancelDeadlineMinutes')::int FROM booking_params
        WHERE changed_at <= canceled_at ORDER BY version DESC LIMIT 1), ${usualDeadline}::int))`),
  };
};

/** Groups by slot first, so that time zones are converted per slot and not per booking. */
export const countBookings = (
  db: Db,
  { from, to, asOf, timeZone }: CountedSpan,
  usualDeadline: number,
): Promise<(SumRow & { readonly start: Temporal.Instant; readonly booked: number })[]> => rowsOf<
  SumRow & { start: Temporal.Instant; booked: number }
>(db)`
    SELECT ${dayOf('start', timeZone)} AS day, ${hourOf('start', timeZone)} AS hour, slots.*
    FROM (
      SELECT slot_at AS start, ${counted(bookingFigures(asOf, usualDeadline))}
      FROM booking
      WHERE slot_at >= ${from} AND slot_at < ${to} AND confirmed_at IS NOT NULL
      GROUP BY slot_at
    ) AS slots`;

export const countStillWaiting = (db: Db, { from, to, timeZone }: CountedSpan) => rowsOf<SumRow>(db)`
    SELECT ${dayOf('slot_at', timeZone)} AS day, ${hourOf('slot_at', timeZone)} AS hour, count(*)::int AS still_waiting
    FROM booking JOIN queue_place ON booking_id = booking.id
    WHERE status = 'WAITING' AND first_called_at IS NULL AND slot_at >= ${from} AND slot_at < ${to}
    GROUP BY 1, 2`;

export const countBanEvents = (db: Db, { from, to, timeZone }: CountedSpan) => rowsOf<SumRow>(db)`
    SELECT ${dayOf('event_at', timeZone)} AS day, ${hourOf('event_at', timeZone)} AS hour,
      ${counted({ warnings: sql`type = 'WARN'`, bans: sql`type = 'BAN'` })}
    FROM ban_event WHERE event_at >= ${from} AND event_at < ${to} GROUP BY 1, 2`;

/** Number of trucks with this number of minutes, either in an hour or of a cargo type on a day. */
export type MinutesRow = {
  readonly day: string;
  readonly hour: number | null;
  readonly cargo_type: string | null;
  readonly minutes: number;
  readonly trucks: number;
};

/**
 * Counts whole minutes from arrival to first call, once by hour and once by cargo type and day. The lateral join
 * makes the planner read each place by its booking; otherwise it may read the places of all years.
 */
export const countWaits = (db: Db, { from, to, asOf, timeZone }: CountedSpan) => rowsOf<MinutesRow>(db)`
    SELECT day, hour, cargo_type, minutes, count(*)::int AS trucks
    FROM (
      SELECT ${dayOf('slot_at', timeZone)} AS day, ${hourOf('slot_at', timeZone)} AS hour, cargo_type,
        greatest(0, floor(extract(epoch FROM first_called_at - arrived_at) / 60))::int AS minutes
      FROM booking CROSS JOIN LATERAL (
        SELECT first_called_at FROM queue_place WHERE booking_id = booking.id LIMIT 1
      ) AS place
      WHERE slot_at >= ${from} AND slot_at < ${to} AND arrived_at IS NOT NULL AND first_called_at <= ${asOf}
    ) AS waits
    GROUP BY GROUPING SETS ((day, hour, minutes), (day, cargo_type, minutes))`;

/** Deviation from the forecast given on arrival: negative is early, null is no forecast. */
export type CallRow = {
  readonly day: string;
  readonly hour: number;
  readonly minutes: number | null;
  readonly trucks: number;
};

export const countCalls = (db: Db, { from, to, timeZone }: CountedSpan) => rowsOf<CallRow>(db)`
    SELECT ${dayOf('first_called_at', timeZone)} AS day, ${hourOf('first_called_at', timeZone)} AS hour,
      CASE WHEN told_from IS NULL OR exceptional THEN NULL
        WHEN first_called_at < told_from THEN -${forecastMiss} ELSE ${forecastMiss} END AS minutes,
      count(*)::int AS trucks
    FROM queue_place WHERE first_called_at >= ${from} AND first_called_at < ${to} GROUP BY 1, 2, 3`;
