import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Days } from '../count/count-span.ts';
import { type Sums, sumNames } from '../count/reports.tables.ts';
import type { Grouping, Place } from './report-keys.ts';

/** One day stands for all that are the same day of the week. By whole numbers: there are thousands of rows to do it for. */
const monday = sql`date '2024-01-01'`;
const weekday = sql`${monday} + ((day - ${monday}) % 7 + 7) % 7`;
const [noDay, noHour, noCargo] = [sql`NULL::date`, sql`NULL::int`, sql`NULL::text`];

const columns = (day: typeof noDay, hour: typeof noHour, cargo: typeof noCargo) =>
  sql`${day} AS day, ${hour} AS hour, ${cargo} AS cargo_type`;

/** What kept rows are put together by. Summed up in the database, as there are too many rows of a year to send. */
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

export const sumHours = async (db: Db, by: Grouping, days: Days): Promise<(Place & Sums)[]> => {
  const { rows } = await sql<Place & Sums>`
    SELECT ${groupings[by]}, ${sums} FROM report_hour WHERE ${ofDays(days)} GROUP BY 1, 2, 3`.execute(db);
  return rows;
};

/** Histograms of several days one after the other are their sum, which is added up by who reads it. */
export const joinHistograms = async (
  db: Db,
  table: 'report_hour_waits' | 'report_cargo_waits' | 'report_hour_misses' | 'report_day_misses',
  by: Grouping,
  days: Days,
): Promise<(Place & { readonly trucks: string })[]> => {
  const { rows } = await sql<Place & { readonly trucks: string }>`
    SELECT ${groupings[by]}, string_agg(trucks, ' ') AS trucks
    FROM ${sql.table(table)} WHERE ${ofDays(days)} GROUP BY 1, 2, 3`.execute(db);
  return rows;
};
