import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { firstIdAt } from '../../../platform/time/ids.ts';
import { forecastMiss } from '../../queue/accuracy.queries.ts';

export type DutySpan = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

type LineCounts = Record<'checkIns' | 'calls' | 'outOfOrder' | 'noAnswers' | 'departures', number>;

/** Arrivals and calls count even if they were taken back later. */
export const countLineActs = async (db: Db, { from, to }: DutySpan): Promise<LineCounts> => {
  const rows = await rowsOf<LineCounts>(db)`
    SELECT count(*) FILTER (WHERE type = 'ARRIVAL')::int AS "checkIns",
      count(*) FILTER (WHERE type = 'CALL')::int AS calls,
      count(*) FILTER (WHERE type = 'CALL' AND body::jsonb ->> 'inOrder' = 'false')::int AS "outOfOrder",
      count(*) FILTER (WHERE type = 'RETURN' AND body::jsonb ->> 'reasonKind' = 'NO_ANSWER')::int AS "noAnswers",
      count(*) FILTER (WHERE type = 'LEFT')::int AS departures
    FROM queue_log WHERE at >= ${from} AND at < ${to}`;
  return rows[0] as LineCounts;
};

type EndCounts = Record<'noShows' | 'canceled' | 'warnings' | 'bans', number>;

/** Selects by id, because ids of events ascend with time and the indexes by type are sorted by them. */
export const countEndings = async (db: Db, { from, to }: DutySpan): Promise<EndCounts> => {
  const within = sql`id >= ${firstIdAt(from)}::uuid AND id < ${firstIdAt(to)}::uuid`;
  const rows = await rowsOf<EndCounts>(db)`
    SELECT
      (SELECT count(*) FROM booking_event WHERE ${within} AND type = 'CANCELED'
        AND type NOT IN ('CREATED', 'CONFIRMED', 'STATUS') AND after ->> 'cancellation' = 'NO_SHOW')::int AS "noShows",
      (SELECT count(*) FROM booking_event WHERE ${within} AND type = 'CANCELED'
        AND type NOT IN ('CREATED', 'CONFIRMED', 'STATUS') AND after ->> 'cancellation' IN ('DRIVER', 'ADMIN'))::int AS canceled,
      (SELECT count(*) FROM ban_event WHERE ${within} AND type = 'WARN')::int AS warnings,
      (SELECT count(*) FROM ban_event WHERE ${within} AND type = 'BAN')::int AS bans`;
  return rows[0] as EndCounts;
};

type CallFigures = { readonly medianWaitMinutes: number | null; readonly forecastShare: number | null };

export const measureCalls = async (db: Db, { from, to }: DutySpan): Promise<CallFigures> => {
  const rows = await rowsOf<CallFigures>(db)`
    SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM first_called_at - arrived_at) / 60)
        ::numeric, 1)::float8 AS "medianWaitMinutes",
      round(avg((${forecastMiss} = 0)::int) FILTER (WHERE told_from IS NOT NULL AND NOT exceptional), 3)::float8 AS "forecastShare"
    FROM queue_place JOIN booking ON booking.id = booking_id
    WHERE first_called_at >= ${from} AND first_called_at < ${to}`;
  return rows[0] as CallFigures;
};

/** Older slots are ignored: a truck that waits this long says nothing about the gate. */
const lookBackHours = 48;

/** The largest delay past slot end of a truck that came on time, counted to its call or to the end of the span. */
export const findGreatestLag = async (db: Db, { from, to }: DutySpan): Promise<number> => {
  const rows = await rowsOf<{ minutes: number | null }>(db)`
    SELECT floor(max(extract(epoch FROM least(place.first_called_at, ${to}::timestamptz) - slot_end) / 60))::int AS minutes
    FROM booking JOIN queue_place AS place ON place.booking_id = booking.id
    WHERE slot_at >= ${from.subtract({ hours: lookBackHours })}::timestamptz AND slot_end < ${to}::timestamptz
      AND NOT place.late AND (place.first_called_at >= ${from} OR place.first_called_at IS NULL AND status = 'WAITING')`;
  return Math.max(0, rows[0]?.minutes ?? 0);
};

type HourRow = { readonly at: Temporal.Instant; readonly departures: number; readonly planned: number };

/** Whole hours that the span touches; `planned` are the places of the slots that begin in each. */
export const countHours = (db: Db, { from, to }: DutySpan, timeZone: string) => rowsOf<HourRow>(db)`
    SELECT hour AS at,
      (SELECT count(*) FROM queue_log WHERE type = 'LEFT' AND at >= greatest(hour, ${from}::timestamptz)
        AND at < least(hour + interval '1 hour', ${to}::timestamptz))::int AS departures,
      (SELECT coalesce(sum(capacity) FILTER (WHERE open), 0) FROM slot
        WHERE start_at >= hour AND start_at < hour + interval '1 hour')::int AS planned
    FROM generate_series(date_trunc('hour', ${from}::timestamptz, ${timeZone}), ${to}::timestamptz, interval '1 hour') AS hour
    WHERE hour < ${to}::timestamptz OR hour = date_trunc('hour', ${from}::timestamptz, ${timeZone})
    ORDER BY hour`;
