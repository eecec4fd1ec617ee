import type { Factor, FactorList } from '#contract/accounts/factors.ts';
import type { Context } from '../../../platform/context/context.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { requireActor } from '../account/current-account.ts';
import { type FactorRow, findRecoverySet, listFactors } from './factors.queries.ts';
import { needsFactor } from './recent-factor.ts';

export const factorOf = ({ config }: Pick<Context, 'config'>, row: FactorRow): Factor => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  createdDate: toWireInstant(row.created_at, config.timeZone),
  lastUsedDate: row.last_used_at && toWireInstant(row.last_used_at, config.timeZone),
});

export const listOwnFactors = async (ctx: Context): Promise<FactorList> => {
  const actor = requireActor(ctx);
  return {
    factors: (await listFactors(ctx.db, actor.userId)).map((row) => factorOf(ctx, row)),
    recoveryCodesLeft: (await findRecoverySet(ctx.db, actor.userId))?.hashes.length ?? 0,
    required: needsFactor(ctx, actor),
  };
};
