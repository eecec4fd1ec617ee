import { sql } from 'kysely';
import type { Trx } from '../../platform/db/transact.ts';

/** The plates must be locked: a vehicle with one of them may be added concurrently. */
export const deleteUnusedEndings = async (trx: Trx, plateKeys: readonly string[]): Promise<void> => {
  if (plateKeys.length === 0) return;
  await sql`
    DELETE FROM plate_ending USING (
      SELECT key AS plate_key, substr(key, first) AS ending
      FROM unnest(${[...new Set(plateKeys)]}::text[]) AS plates (key), generate_series(1, length(key) - 2) AS first
      WHERE NOT EXISTS (SELECT 1 FROM vehicle WHERE vehicle.plate_key = key COLLATE "C")
        AND NOT EXISTS (SELECT 1 FROM booking WHERE booking.plate_key = key COLLATE "C")
    ) AS unused
    WHERE plate_ending.ending = unused.ending AND plate_ending.plate_key = unused.plate_key`.execute(trx);
};
