import { type Kysely, sql } from 'kysely';
import type { ReportKey, ReportName } from '#contract/reports/reports.ts';
import type { Schema } from '../platform/db/schema.ts';

export type ReportRow = Record<string, string | number | null>;
type Period = { readonly from: string; readonly to: string };
type Counts = Readonly<Record<string, (by: ReportKey | null) => Promise<ReportRow[]>>>;

const keys: Readonly<Record<ReportKey, (at: string) => string>> = {
  hour: (at) => `to_char(${at}, 'HH24')`,
  day: (at) => `to_char(${at}, 'YYYY-MM-DD')`,
  weekday: (at) => `to_char(${at}, 'ID')`,
  'weekday-hour': (at) => `to_char(${at}, 'ID"T"HH24')`,
  cargo: () => 'cargo_type',
};

export const local = (column: string) => `${column} AT TIME ZONE 'Asia/Chita'`;

export const confirmed = 'confirmed_at IS NOT NULL';
const minutes = 'greatest(0, floor(extract(epoch FROM first_called_at - arrived_at) / 60))';
const miss =
  'greatest(0, ceil(extract(epoch FROM greatest(told_from - first_called_at, first_called_at - told_to)) / 60))';

/** Figures of reports without a plain count, because they are computed from others or have a test of their own. */
export const uncounted: Readonly<Record<ReportName, readonly string[]>> = {
  occupancy: ['capacity'],
  throughput: ['openHours', 'perHour', 'closedMinutes'],
  waiting: ['stillWaiting'],
  'no-shows': ['due', 'warnings', 'bans'],
  cancellations: [],
  accuracy: ['medianLateMinutes'],
};

/** Independent counts over the booking rows, one statement per report. */
export const plainCounts = (db: Kysely<Schema>, period: Period) => {
  const plain = async (by: ReportKey | null, columns: string, from: string, at: string, where = 'true') => {
    const key = by === null ? `''` : keys[by](local(at));
    const { rows } = await sql
      .raw<ReportRow>(`SELECT ${key} AS key, ${columns} FROM ${from}
        WHERE (${local(at)})::date BETWEEN '${period.from}' AND '${period.to}' AND ${where}
        GROUP BY 1 ORDER BY 1`)
      .execute(db);
    return rows;
  };

  const counts: Counts = {
    occupancy: (by) =>
      plain(
        by,
        `count(*) FILTER (WHERE status <> 'CANCELED' OR arrived_at IS NOT NULL OR canceled_at >= slot_at)::int AS booked,
         count(arrived_at)::int AS arrived`,
        'booking',
        'slot_at',
        confirmed,
      ),
    throughput: (by) => plain(by, 'count(*)::int AS called', 'queue_place', 'first_called_at'),
    waiting: (by) =>
      plain(
        by,
        `round(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${minutes})::numeric, 1)::float8 AS median,
         round(percentile_cont(0.9) WITHIN GROUP (ORDER BY ${minutes})::numeric, 1)::float8 AS p90,
         round(percentile_cont(0.1) WITHIN GROUP (ORDER BY ${minutes})::numeric, 1)::float8 AS p10,
         count(*)::int AS trucks`,
        'booking JOIN queue_place ON booking_id = booking.id',
        'slot_at',
        'arrived_at IS NOT NULL AND first_called_at IS NOT NULL',
      ),
    'no-shows': (by) =>
      plain(
        by,
        `count(*)::int AS "noShows", count(ban_event.id)::int AS struck,
         count(*) FILTER (WHERE ban_event.id IS NULL)::int AS excused`,
        `booking LEFT JOIN ban_event ON ban_event.booking_id = booking.id AND reason_code = 'NO_SHOW'`,
        'slot_at',
        `cancellation_code = 'NO_SHOW'`,
      ),
    cancellations: (by) =>
      plain(
        by,
        `count(*) FILTER (WHERE cancellation_code = 'DRIVER')::int AS "byDriver",
         count(*) FILTER (WHERE cancellation_code = 'ADMIN')::int AS "byOperator",
         count(*) FILTER (WHERE cancellation_code IN ('BANNED', 'PLATE_CLAIMED', 'NOT_RECONFIRMED'))::int AS "bySystem",
         count(*) FILTER (WHERE cancellation_code = 'DRIVER' AND arrived_at IS NULL
           AND canceled_at > slot_at - interval '180 minutes')::int AS late`,
        'booking',
        'slot_at',
        `${confirmed} AND cancellation_code IN ('DRIVER', 'ADMIN', 'BANNED', 'PLATE_CLAIMED', 'NOT_RECONFIRMED')`,
      ),
    accuracy: (by) =>
      plain(
        by,
        `round((count(*) FILTER (WHERE ${miss} = 0))::numeric / count(*), 3)::float8 AS share,
         round(coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${miss}) FILTER (WHERE ${miss} > 0), 0)::numeric, 1)::float8
           AS "medianMissMinutes",
         count(*)::int AS trucks,
         count(*) FILTER (WHERE first_called_at < told_from)::int AS "calledEarly",
         count(*) FILTER (WHERE first_called_at > told_to)::int AS "calledLate",
         percentile_cont(0.5) WITHIN GROUP (ORDER BY ${miss}) FILTER (WHERE first_called_at < told_from)::float8
           AS "medianEarlyMinutes"`,
        'queue_place',
        'first_called_at',
        'told_from IS NOT NULL AND NOT exceptional',
      ),
  };
  return { plain, counts };
};
