import { sql } from 'kysely';
import type { Context } from '../../../platform/context/context.ts';
import { answersKeptHours } from '../../../platform/context/once.ts';
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { codeRules } from '../codes/code-rules.ts';

export const sweepJob = defineJob<Record<string, never>>('sweep-accounts');

const unverifiedKeptHours = 24;

/** Tables whose rows keep an account from being deleted. */
const belongings = ['vehicle', 'booking', 'document', 'stored_file'] as const;

const ownsNothing = sql.join(
  belongings.map(
    (table) => sql`NOT EXISTS (SELECT 1 FROM ${sql.table(table)} AS own WHERE own.account_id = account.id)`,
  ),
  sql` AND `,
);

const leftovers = (now: Temporal.Instant) => {
  const ago = (hours: number) => now.subtract({ hours });
  return {
    account: sql`status = 'NEED_VERIFICATION_PHONE' AND created_at <= ${ago(unverifiedKeptHours)} AND ${ownsNothing}`,
    session: sql`expires_at <= ${now}`,
    confirmation_code: sql`created_at <= ${ago(codeRules.keptHours)} AND expires_at <= ${now}`,
    factor_challenge: sql`expires_at <= ${now}`,
    rate_limit: sql`expire <= ${now.epochMilliseconds}`,
    idempotent_answer: sql`created_at <= ${ago(answersKeptHours)}`,
    captcha_used: sql`expires_at <= ${now}`,
  };
};

/** Deletes expired rows. A failure in one table does not stop the others. */
export const sweep = async (ctx: Context): Promise<void> => {
  const conditions = leftovers(ctx.clock.now());
  const failures: Error[] = [];
  for (const table of Object.keys(conditions) as (keyof typeof conditions)[])
    try {
      await deleteInBatches(ctx.db, table, conditions[table]);
    } catch (cause) {
      failures.push(new Error(`Table ${table} was not swept`, { cause }));
    }
  if (failures.length > 0)
    throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
};
