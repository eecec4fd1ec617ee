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

const insertAll = async (
  trx: Trx,
  table: 'report_wait' | 'report_miss',
  day: string,
  rows: DayFigures['waits'],
) => {
  if (rows.length > 0)
    await trx
      .insertInto(table)
      .values(rows.map((row) => ({ day, ...row })))
      .execute();
};

/** Instead of what was counted before. Two who count the same day at once write one after the other. */
export const replaceDay = async (
  trx: Trx,
  figures: DayFigures,
  countedAt: Temporal.Instant,
): Promise<void> => {
  const { day, hours, waits, cargoWaits, misses } = figures;
  await trx
    .insertInto('report_day')
    .values({ day, counted_at: countedAt })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ counted_at: countedAt }))
    .execute();
  for (const table of ['report_hour', 'report_wait', 'report_cargo_wait', 'report_miss'] as const)
    await trx.deleteFrom(table).where('day', '=', day).execute();
  if (hours.length > 0)
    await trx
      .insertInto('report_hour')
      .values(hours.map((hour) => ({ day, ...hour })))
      .execute();
  await insertAll(trx, 'report_wait', day, waits);
  await insertAll(trx, 'report_miss', day, misses);
  if (cargoWaits.length > 0)
    await trx
      .insertInto('report_cargo_wait')
      .values(cargoWaits.map((row) => ({ day, ...row })))
      .execute();
};
