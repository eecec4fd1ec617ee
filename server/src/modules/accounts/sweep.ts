import { sql } from 'kysely';
import type { Context, Jobs } from '../../platform/context.ts';
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts';
import { answersKeptHours } from '../../platform/http/idempotency.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { codeRules } from './code-rules.ts';

const sweepJob = defineJob<Record<string, never>>('sweep-accounts');
/** Somewhere in the hour when nothing else begins. */
const hourly = '17 * * * *';

const unverifiedKeptHours = 24;

/** Removes what nobody can use any more. */
export const sweep = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const ago = (hours: number) => now.subtract({ hours });
  await deleteInBatches(
    ctx.db,
    'account',
    sql`status = 'NEED_VERIFICATION_PHONE' AND created_at <= ${ago(unverifiedKeptHours)}`,
  );
  await deleteInBatches(ctx.db, 'session', sql`expires_at <= ${now}`);
  await deleteInBatches(
    ctx.db,
    'confirmation_code',
    sql`created_at <= ${ago(codeRules.keptHours)} AND expires_at <= ${now}`,
  );
  await deleteInBatches(ctx.db, 'rate_limit', sql`expire <= ${now.epochMilliseconds}`);
  await deleteInBatches(ctx.db, 'idempotent_answer', sql`created_at <= ${ago(answersKeptHours)}`);
  await deleteInBatches(ctx.db, 'captcha_used', sql`expires_at <= ${now}`);
};

export const scheduleSweep = (jobs: Jobs): void => {
  jobs.handle(sweepJob, (ctx) => sweep(ctx));
  jobs.schedule(sweepJob, hourly);
};
