import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Cutoff } from './forgetting.ts';

/** Entries that have ended, by a booking or otherwise, are deleted: nothing else refers to them. */
export const forgetPastEntries = async (db: Db, before: Cutoff): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM waiting_list_entry WHERE state IN ('TAKEN', 'LEFT', 'ENDED') AND changed_at < ${before}`.execute(
    db,
  );
  return Number(numAffectedRows);
};

export const deleteEntriesOf = (db: Db, accountId: string) =>
  sql`DELETE FROM waiting_list_entry WHERE account_id = ${accountId}`.execute(db);
