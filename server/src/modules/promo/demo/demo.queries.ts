import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';

/** Also when all of them were deleted: what an operator threw away does not come back with the next start. */
export const hasEverHadBanners = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT FROM banner)
      OR EXISTS (SELECT FROM journal_event WHERE type = 'BANNER_ADDED') AS known`.execute(trx);
  return rows[0]?.known === true;
};
