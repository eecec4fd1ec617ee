import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { recordInJournal } from '../../../platform/journal/record-in-journal.ts';
import { lockCurrentAccount } from '../account/current-account.ts';
import { tellAccount } from '../account/tell-account.ts';
import { hasFactor } from './factors.queries.ts';
import { requireRecentProof } from './recent-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

export const renewRecoveryCodes = async (ctx: TrxContext): Promise<{ recoveryCodes: string[] }> => {
  const account = await lockCurrentAccount(ctx);
  await requireRecentProof(ctx);
  if (!(await hasFactor(ctx.db, account.id))) throw new AppError('NOT_FOUND');
  await recordInJournal(ctx, { type: 'RECOVERY_CODES_RENEWED', userId: account.id });
  await tellAccount(ctx, account, { template: 'recovery-codes-renewed', params: {} });
  return { recoveryCodes: await makeRecoveryCodes(ctx, account.id) };
};
