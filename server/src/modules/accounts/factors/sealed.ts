import { sql } from 'kysely';
import type { Context } from '../../../platform/context/context.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { isSealedWithCurrentKey, sealText, unsealText } from '../../../platform/secrets/seal.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';

const purpose = 'factor';

type Sealing = Pick<Context, 'secrets' | 'log'>;

export const seal = (secrets: Secrets, text: string): string => sealText(secrets, purpose, text);

/** Undefined: AUTH_SECRET was replaced before the factors were sealed anew, so the factors have to be reset. */
export const unseal = ({ secrets, log }: Sealing, sealed: string): string | undefined => {
  try {
    return unsealText(secrets, purpose, sealed);
  } catch (error) {
    log.error({ err: error }, 'a second factor cannot be unsealed with this AUTH_SECRET');
    return undefined;
  }
};

const isBeingReplaced = (secrets: Secrets): boolean => secrets.keys(purpose).length > 1;

/** Undefined: the text is sealed with the current secret already, or cannot be unsealed. */
const reseal = (ctx: Sealing, sealed: string): string | undefined => {
  if (isSealedWithCurrentKey(ctx.secrets, purpose, sealed)) return undefined;
  const text = unseal(ctx, sealed);
  return text === undefined ? undefined : seal(ctx.secrets, text);
};

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
