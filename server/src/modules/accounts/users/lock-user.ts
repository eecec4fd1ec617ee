import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, lockAccount } from '../account/accounts.queries.ts';

/** Locks the account and checks that it is still the version that the operator saw. */
export const lockUser = async (
  ctx: TrxContext,
  id: string,
  seenVersion: number | undefined,
): Promise<Account> => {
  const account = await lockAccount(ctx.db, id);
  if (!account) throw new AppError('NOT_FOUND');
  if (seenVersion !== undefined && seenVersion !== account.version) throw new AppError('STALE_VERSION');
  return account;
};
