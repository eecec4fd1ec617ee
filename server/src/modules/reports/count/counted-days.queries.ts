import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf, rowsOf } from '../../../platform/db/rows-of.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Days, SpanFigures } from './count-span.ts';

/** Days that were counted at the end of the day after them, or later, when their figures were final. */
export const listDaysOver = async (db: Db, { from, to }: Days, timeZone: string): Promise<Set<string>> => {
  const rows = await rowsOf<{ day: string }>(db)`
    SELECT day::text AS day FROM report_day
    WHERE day >= ${from.toString()} AND day <= ${to.toString()}
      AND counted_at >= (day + 2)::timestamp AT TIME ZONE ${timeZone}`;
  return new Set(rows.map(({ day }) => day));
};

/** When the last of these days was counted, and how many trucks the days have in all. */
export const findCounted = async (
  db: Db,
  { from, to }: Days,
): Promise<{ readonly countedAt: Temporal.Instant | null; readonly trucks: number }> => {
  const rows = await rowsOf<{ countedAt: Temporal.Instant | null; trucks: number }>(db)`
    SELECT (SELECT counted_at FROM report_day WHERE day = ${to.toString()}) AS "countedAt",
      (SELECT coalesce(sum(booked), 0)::int FROM report_hour
        WHERE day >= ${from.toString()} AND day <= ${to.toString()}) AS trucks`;
  return rows[0] ?? { countedAt: null, trucks: 0 };
};

export const findFirstDay = async (db: Db, timeZone: string): Promise<string | undefined> =>
  (await firstValueOf<string | null>(db)`
    SELECT (min(slot_at) AT TIME ZONE ${timeZone})::date::text AS day FROM booking`) ?? undefined;

/** Replaces the figures unless newer ones exist. Concurrent counts of the same days are serialized. */
export const replaceDays = async (
  trx: Trx,
  { from, to }: Days,
  figures: SpanFigures,
  countedAt: Temporal.Instant,
): Promise<void> => {
  const { rows: older } = await sql<{ day: string }>`
    INSERT INTO report_day SELECT day::date, ${countedAt}::timestamptz
    FROM generate_series(${from.toString()}::date, ${to.toString()}::date, interval '1 day') AS day ORDER BY 1
    ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at
      WHERE report_day.counted_at <= excluded.counted_at
    RETURNING day::text AS day`.execute(trx);
  const days = new Set(older.map(({ day }) => day));
  const kept = {
    report_hour: figures.hours,
    report_hour_waits: figures.hourWaits,
    report_cargo_waits: figures.cargoWaits,
    report_hour_misses: figures.hourMisses,
    report_day_misses: figures.dayMisses,
  } as const;
  for (const [name, rows] of Object.entries(kept)) {
    const table = sql.table(name);
    await sql`DELETE FROM ${table} WHERE day = ANY (${[...days]}::date[])`.execute(trx);
    // Passed as one JSON text, since a big day exceeds the parameter limit of a statement.
    const replacing = JSON.stringify(rows.filter(({ day }) => days.has(day)));
    await sql`
      INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, ${replacing}::jsonb)`.execute(
      trx,
    );
  }
};
