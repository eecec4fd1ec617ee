import { sql } from 'kysely';
import type { Context } from '../../../platform/context/context.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { isBeingReplaced, reseal } from './sealed.ts';

export const resealJob = defineJob<Record<string, never>>('reseal-factors');

const sealedColumns = [
  ['factor', 'sealed_secret'],
  ['recovery_code_set', 'sealed_key'],
] as const;

/** While AUTH_SECRET is being replaced, seals factors with the new secret, because they must outlive the old one. */
export const resealSecrets = async (ctx: Context): Promise<void> => {
  if (!isBeingReplaced(ctx.secrets)) return;
  for (const [name, sealed] of sealedColumns) {
    const [table, column] = [sql.table(name), sql.ref(sealed)];
    const rows = await rowsOf<{ text: string }>(ctx.db)`
      SELECT ${column} AS text FROM ${table} WHERE ${column} IS NOT NULL`;
    for (const { text } of rows) {
      const renewed = reseal(ctx, text);
      if (renewed !== undefined)
        await sql`UPDATE ${table} SET ${column} = ${renewed} WHERE ${column} = ${text}`.execute(ctx.db);
    }
  }
};
