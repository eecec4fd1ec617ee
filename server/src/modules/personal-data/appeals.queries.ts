import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Trx } from '../../platform/db/transact.ts';
import type { GoneDocument } from './documents.queries.ts';
import { batch, type Cutoff, type Due, follows } from './forgetting.ts';

const isOver = (before: Cutoff) => sql<boolean>`coalesce(decided_at, created_at) < ${before}`;

/** The text of every appeal is required, so an empty one has been forgotten. */
export const listPastAppeals = (db: Db, before: Cutoff, after: Due | undefined) => rowsOf<Due>(db)`
    SELECT id, created_at AS at, '{}'::text[] AS plates FROM appeal
    WHERE text <> '' AND ${isOver(before)} ${follows('created_at', after)}
    ORDER BY created_at, id LIMIT ${batch}`;

export const listDocumentsOfAppeals = (db: Db, appealIds: readonly string[]) => rowsOf<GoneDocument>(db)`
    SELECT id, account_id FROM document
    WHERE id IN (SELECT document_id FROM appeal_document WHERE appeal_id = ANY(${appealIds}::uuid[]))
    ORDER BY id`;

/**
 * Keeps outcome, times and most of the evidence. Removes what people wrote, also operators' words in earlier
 * strikes.
 */
export const forgetAppeals = async (trx: Trx, ids: readonly string[], before: Cutoff): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE appeal SET text = '', reasons = NULL, evidence = jsonb_set(evidence, '{earlierStrikes}', '[]')
    WHERE id = ANY(${ids}::uuid[]) AND ${isOver(before)}`.execute(trx);
  await sql`DELETE FROM appeal_document WHERE appeal_id = ANY(${ids}::uuid[])`.execute(trx);
  return Number(numAffectedRows);
};
