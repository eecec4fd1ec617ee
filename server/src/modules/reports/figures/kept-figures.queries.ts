import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import type { Days } from '../count/count-span.ts';
import { type Sums, sumNames } from '../count/reports.tables.ts';
import type { Grouping, Place } from './report-keys.ts';

/** Maps a day to that weekday of a reference week, by integers, because this runs for thousands of rows. */
const monday = sql`date '2024-01-01'`;
const weekday = sql`${monday} + ((day - ${monday}) % 7 + 7) % 7`;
const [noDay, noHour, noCargo] = [sql`NULL::date`, sql`NULL::int`, sql`NULL::text`];

const columns = (day: typeof noDay, hour: typeof noHour, cargo: typeof noCargo) =>
  sql`${day} AS day, ${hour} AS hour, ${cargo} AS cargo_type`;

/** The columns to group by. The database sums up, because a year has too many rows to transfer. */
const groupings: Readonly<Record<Grouping, ReturnType<typeof columns>>> = {
  hour: columns(noDay, sql`hour`, noCargo),
  day: columns(sql`day`, noHour, noCargo),
  weekday: columns(weekday, noHour, noCargo),
  'weekday-hour': columns(weekday, sql`hour`, noCargo),
  cargo: columns(noDay, noHour, sql`cargo_type`),
  total: columns(noDay, noHour, noCargo),
};

const ofDays = ({ from, to }: Days) => sql`day >= ${from.toString()} AND day <= ${to.toString()}`;

const sums = sql.join(sumNames.map((name) => sql`sum(${sql.ref(name)}) AS ${sql.ref(name)}`));

export const sumHours = (db: Db, by: Grouping, days: Days) => rowsOf<Place & Sums>(db)`
    SELECT ${groupings[by]}, ${sums} FROM report_hour WHERE ${ofDays(days)} GROUP BY 1, 2, 3`;

/** Concatenated histograms are their sum; the reader adds them up when parsing. */
export const joinHistograms = (
  db: Db,
  table: 'report_hour_waits' | 'report_cargo_waits' | 'report_hour_misses' | 'report_day_misses',
  by: Grouping,
  days: Days,
) => rowsOf<Place & { readonly trucks: string }>(db)`
    SELECT ${groupings[by]}, string_agg(trucks, ' ') AS trucks
    FROM ${sql.table(table)} WHERE ${ofDays(days)} GROUP BY 1, 2, 3`;
