import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { DayFigures } from './count-day.ts';

/** Days of a span that have been counted. */
export const listCountedDays = async (db: Db, from: string, to: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('report_day')
    .select('day')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return new Set(rows.map(({ day }) => day));
};

/** The first day that anything is known of. */
export const findFirstDay = async (db: Db, timeZone: string): Promise<string | undefined> => {
  const { rows } = await sql<{ day: string | null }>`
    SELECT (min(slot_at) AT TIME ZONE ${timeZone})::date::text AS day FROM booking`.execute(db);
  return rows[0]?.day ?? undefined;
};

/** Instead of what was counted before. Two who count the same day at once write one after the other. */
export const replaceDay = async (
  trx: Trx,
  { day, hours, waits, cargoWaits, misses, dayMisses }: DayFigures,
  countedAt: Temporal.Instant,
): Promise<void> => {
  await trx
    .insertInto('report_day')
    .values({ day, counted_at: countedAt })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ counted_at: countedAt }))
    .execute();
  const kept = {
    report_hour: hours,
    report_wait: waits,
    report_cargo_wait: cargoWaits,
    report_miss: misses,
    report_day_miss: dayMisses,
  } as const;
  for (const [table, rows] of Object.entries(kept)) {
    await sql`DELETE FROM ${sql.table(table)} WHERE day = ${day}`.execute(trx);
    // As one text: a big day has more figures than a statement may have parameters.
    await sql`
      INSERT INTO ${sql.table(table)} SELECT * FROM jsonb_populate_recordset(
        NULL::${sql.table(table)}, ${JSON.stringify(rows.map((row) => ({ day, ...row })))}::jsonb)`.execute(
      trx,
    );
  }
};
