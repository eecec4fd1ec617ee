import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { lockAccount } from '../account/accounts.queries.ts';
import { tellAccount } from '../account/tell-account.ts';
import { deleteOldSecurityEvents, listManyFailures } from '../security-log/security-log.queries.ts';

const many = 5;
const withinHours = 1;
const toldEveryHours = 24;
const keptMonths = 12;

export const tellFailuresJob = defineJob<Record<string, never>>('tell-sign-in-failures', { concurrency: 1 });

/** A job does this, because telling at the failure would take longer for names that exist than for others. */
export const tellFailures = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const window = {
    since: now.subtract({ hours: withinHours }),
    toldSince: now.subtract({ hours: toldEveryHours }),
    many,
  };
  for (const { account_id, count } of await listManyFailures(ctx.db, window))
    await inTransaction(ctx, async (trx) => {
      const account = await lockAccount(trx.db, account_id);
      const nowhere = { ...trx, address: '' };
      if (account) await tellAccount(nowhere, account, { template: 'many-failures', params: { count } });
    });
};

export const sweepSecurityLogJob = defineJob<Record<string, never>>('sweep-security-log');

export const sweepSecurityLog = (ctx: Context): Promise<void> => {
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.config.timeZone);
  const before = today.subtract({ months: keptMonths }).toInstant();
  return inTransaction(ctx, (trx) => deleteOldSecurityEvents(trx.db, before));
};
