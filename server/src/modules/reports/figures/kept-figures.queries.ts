import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { HourRow } from '../count/reports.tables.ts';

export type Span = { readonly from: string; readonly to: string };

export const listHours = (db: Db, { from, to }: Span): Promise<HourRow[]> =>
  db
    .selectFrom('report_hour')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('hour')
    .execute();

/** One day stands for all that are the same day of the week. */
const weekday = sql`(date '2024-01-01' + (extract(isodow FROM day)::int - 1))::text AS day`;

/** What rows of a kept histogram are put together by: its day and hour, or less than both. */
const keyParts = {
  hour: sql`NULL::text AS day, hour, NULL::text AS cargo_type`,
  day: sql`day::text AS day, 0 AS hour, NULL::text AS cargo_type`,
  weekday: sql`${weekday}, 0 AS hour, NULL::text AS cargo_type`,
  'weekday-hour': sql`${weekday}, hour, NULL::text AS cargo_type`,
  cargo: sql`NULL::text AS day, 0 AS hour, cargo_type`,
} as const;

export type KeptCount = {
  readonly day: string | null;
  readonly hour: number;
  readonly cargo_type: string | null;
  readonly minutes: number;
  readonly trucks: number;
};

/** Summed up in the database, as there are too many rows of a year to send. */
export const listMinutes = async (
  db: Db,
  table: 'report_wait' | 'report_cargo_wait' | 'report_miss',
  by: keyof typeof keyParts,
  { from, to }: Span,
): Promise<KeptCount[]> => {
  const { rows } = await sql<KeptCount>`
    SELECT ${keyParts[by]}, minutes, sum(trucks)::int AS trucks
    FROM ${sql.table(table)} WHERE day >= ${from} AND day <= ${to} GROUP BY 1, 2, 3, minutes`.execute(db);
  return rows;
};
