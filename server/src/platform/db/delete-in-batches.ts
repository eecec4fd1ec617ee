import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Schema } from './schema.ts';

const batch = 1000;

/** Deletes in batches, to hold few locks at a time; rows locked by others are left for the next run. */
export const deleteInBatches = async (
  db: Db,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
): Promise<number> => {
  for (let total = 0; ; ) {
    const result = await sql`
      DELETE FROM ${sql.table(table)} WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM ${sql.table(table)} WHERE ${condition} LIMIT ${batch} FOR UPDATE SKIP LOCKED
      ))`.execute(db);
    const deleted = Number(result.numAffectedRows ?? 0n);
    total += deleted;
    if (deleted < batch) return total;
  }
};
