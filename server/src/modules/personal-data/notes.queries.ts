import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import type { Cutoff } from './forgetting.ts';

/** What operators wrote down in their own words: notes, and what they handed over at the end of a duty. */
export const forgetPastNotes = async (db: Db, before: Cutoff): Promise<number> => {
  const notes = await sql`DELETE FROM note WHERE created_at < ${before}`.execute(db);
  const duties = await sql`
    UPDATE duty SET note_before = NULL, note = NULL
    WHERE ended_at < ${before} AND num_nonnulls(note_before, note) > 0`.execute(db);
  return Number((notes.numAffectedRows ?? 0n) + (duties.numAffectedRows ?? 0n));
};

type DutyNotes = { readonly id: string; readonly text: string };

export const listDutyNotes = (db: Db) => rowsOf<DutyNotes>(db)`
    SELECT id, concat_ws(' ', note_before, note) AS text FROM duty
    WHERE num_nonnulls(note_before, note) > 0`;

export const emptyDutyNotes = (db: Db, ids: readonly string[]) =>
  sql`UPDATE duty SET note_before = NULL, note = NULL WHERE id = ANY(${ids}::uuid[])`.execute(db);
