import { sql } from 'kysely';
import type { JournalEntryType } from '#contract/journal/event-types.ts';
import { rowsOf } from '../platform/db/rows-of.ts';
import type { Trx } from '../platform/db/transact.ts';

/** Also true if all were deleted, so that a restart does not bring back what an operator removed. */
export const hasEverHad = async (
  trx: Trx,
  table: 'banner' | 'news',
  added: JournalEntryType,
): Promise<boolean> => {
  const rows = await rowsOf<{ has: boolean }>(trx)`
    SELECT EXISTS (SELECT FROM ${sql.table(table)})
      OR EXISTS (SELECT FROM journal_event WHERE type = ${added}) AS has`;
  return rows[0]?.has === true;
};

export const lockAllNews = (trx: Trx) => sql`LOCK TABLE news IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
