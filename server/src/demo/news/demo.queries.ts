import { sql } from 'kysely';
import type { Trx } from '../../platform/db/transact.ts';

export const lockAllNews = (trx: Trx) => sql`LOCK TABLE news IN SHARE ROW EXCLUSIVE MODE`.execute(trx);

/** Even if all were deleted: a restart must not bring back what an operator removed. */
export const hasEverHadNews = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    SELECT EXISTS (SELECT FROM news)
      OR EXISTS (SELECT FROM journal_event WHERE type = 'NEWS_ADDED') AS known`.execute(trx);
  return rows[0]?.known === true;
};
