import { sql } from 'kysely';
import type { Context } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { resealText } from '../../../platform/secrets/seal.ts';
import { factorSeal } from './recovery-codes.ts';

export const resealJob = defineJob<Record<string, never>>('reseal-factors');

const sealedColumns = [
  ['factor', 'sealed_secret'],
  ['recovery_code_set', 'sealed_key'],
] as const;

/** While AUTH_SECRET is replaced: sessions and codes end with the old secret, factors must not. */
export const resealSecrets = async ({ db, secrets }: Pick<Context, 'db' | 'secrets'>): Promise<void> => {
  if (secrets.keys(factorSeal).length < 2) return;
  for (const [name, sealed] of sealedColumns) {
    const [table, column] = [sql.table(name), sql.ref(sealed)];
    const { rows } = await sql<{ text: string }>`
      SELECT ${column} AS text FROM ${table} WHERE ${column} IS NOT NULL`.execute(db);
    for (const { text } of rows) {
      const renewed = resealText(secrets, factorSeal, text);
      if (renewed !== undefined)
        await sql`UPDATE ${table} SET ${column} = ${renewed} WHERE ${column} = ${text}`.execute(db);
    }
  }
};
