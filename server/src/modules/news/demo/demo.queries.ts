import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';

export const lockAllNews = (trx: Trx) => sql`LOCK TABLE news IN SHARE ROW EXCLUSIVE MODE`.execute(trx);

/** Also when all of them were deleted: what an operator threw away does not come back with the next start. */
export const hasEverHadNews = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT FROM news)
      OR EXISTS (SELECT FROM journal_event WHERE type = 'NEWS_ADDED') AS known`.execute(trx);
  return rows[0]?.known === true;
};
