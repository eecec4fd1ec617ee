import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';
import type { GoneDocument } from './documents.queries.ts';
import { batch, type Cutoff, type Due, follows } from './forgetting.ts';

const isOver = (before: Cutoff) => sql<boolean>`coalesce(decided_at, created_at) < ${before}`;

/** Everybody has written something, so an empty text is a forgotten one. */
export const listPastAppeals = async (db: Db, before: Cutoff, after: Due | undefined): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    SELECT id, created_at AS at, '{}'::text[] AS plates FROM appeal
    WHERE text <> '' AND ${isOver(before)} ${follows('created_at', after)}
    ORDER BY created_at, id LIMIT ${batch}`.execute(db);
  return rows;
};

export const listDocumentsOfAppeals = async (
  db: Db,
  appealIds: readonly string[],
): Promise<GoneDocument[]> => {
  const { rows } = await sql<GoneDocument>`
    SELECT id, account_id FROM document
    WHERE id IN (SELECT document_id FROM appeal_document WHERE appeal_id = ANY(${appealIds}::uuid[]))
    ORDER BY id`.execute(db);
  return rows;
};

/** Outcome, times and most of the evidence stay; what people wrote goes, operators' words in earlier strikes too. */
export const forgetAppeals = async (trx: Trx, ids: readonly string[], before: Cutoff): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE appeal SET text = '', reasons = NULL, evidence = jsonb_set(evidence, '{earlierStrikes}', '[]')
    WHERE id = ANY(${ids}::uuid[]) AND ${isOver(before)}`.execute(trx);
  await sql`DELETE FROM appeal_document WHERE appeal_id = ANY(${ids}::uuid[])`.execute(trx);
  return Number(numAffectedRows);
};
