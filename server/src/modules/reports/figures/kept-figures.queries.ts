import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { HourSums } from '../count/count-day.ts';
import type { Days } from '../count/count-parts.ts';
import type { Grouping, Place } from './report-keys.ts';

/** One day stands for all that are the same day of the week. */
const weekday = sql`(date '2024-01-01' + (extract(isodow FROM day)::int - 1))::text`;
const nothing = sql`NULL::text`;

/** What kept rows are put together by. Summed up in the database, as there are too many rows of a year to send. */
const groupings: Readonly<Record<Grouping, ReturnType<typeof sql>>> = {
  hour: sql`${nothing} AS day, hour, ${nothing} AS cargo_type`,
  day: sql`day::text AS day, NULL::int AS hour, ${nothing} AS cargo_type`,
  weekday: sql`${weekday} AS day, NULL::int AS hour, ${nothing} AS cargo_type`,
  'weekday-hour': sql`${weekday} AS day, hour, ${nothing} AS cargo_type`,
  cargo: sql`${nothing} AS day, NULL::int AS hour, cargo_type`,
  total: sql`${nothing} AS day, NULL::int AS hour, ${nothing} AS cargo_type`,
};

const ofDays = ({ from, to }: Days) => sql`day >= ${from.toString()} AND day <= ${to.toString()}`;

export const sumHours = async (db: Db, by: Grouping, days: Days): Promise<(Place & HourSums)[]> => {
  const { rows } = await sql<Place & HourSums>`
    SELECT ${groupings[by]}, sum(capacity)::int AS capacity, sum(booked)::int AS booked, sum(arrived)::int AS arrived,
      sum(called)::int AS called, sum(waited_minutes) AS waited_minutes, sum(no_shows)::int AS no_shows,
      sum(struck)::int AS struck, sum(by_driver)::int AS by_driver, sum(by_operator)::int AS by_operator,
      sum(by_system)::int AS by_system, sum(late)::int AS late
    FROM report_hour WHERE ${ofDays(days)} GROUP BY 1, 2, 3`.execute(db);
  return rows;
};

export type KeptMinutes = Place & {
  /** How many trucks of each number of minutes. */
  readonly trucks: Readonly<Record<string, number>>;
};

/** A histogram as one value: thousands of rows would take longer to read than to add up. */
export const sumMinutes = async (
  db: Db,
  table: 'report_wait' | 'report_cargo_wait' | 'report_miss' | 'report_day_miss',
  by: Grouping,
  days: Days,
): Promise<KeptMinutes[]> => {
  const { rows } = await sql<KeptMinutes>`
    SELECT day, hour, cargo_type, json_object_agg(minutes, trucks) AS trucks
    FROM (
      SELECT ${groupings[by]}, minutes, sum(trucks)::int AS trucks
      FROM ${sql.table(table)} WHERE ${ofDays(days)} GROUP BY 1, 2, 3, minutes
    ) AS sums
    GROUP BY day, hour, cargo_type`.execute(db);
  return rows;
};
