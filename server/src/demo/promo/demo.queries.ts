import { sql } from 'kysely';
import type { Trx } from '../../platform/db/transact.ts';

/** Even if all were deleted: a restart must not bring back what an operator removed. */
export const hasEverHadBanners = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT FROM banner)
      OR EXISTS (SELECT FROM journal_event WHERE type = 'BANNER_ADDED') AS known`.execute(trx);
  return rows[0]?.known === true;
};
