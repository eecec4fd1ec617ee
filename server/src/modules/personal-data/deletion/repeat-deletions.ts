import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockAccount } from '../../accounts/account/accounts.queries.ts';
import { asOwner } from '../as-owner.ts';
import { deleteAccount } from './delete-account.ts';
import { forgetAccount } from './forget-account.ts';

type Repeated = {
  readonly deleted: readonly string[];
  /** Accounts that have a truck in the line of the restored database. */
  readonly refused: readonly string[];
};

const repeatOne = async (ctx: Context, id: string): Promise<boolean> => {
  const isThere = await inTransaction(ctx, async (trx) => {
    const account = await lockAccount(trx.db, id);
    if (account) await deleteAccount(asOwner(trx, account), account);
    return account !== undefined;
  });
  if (isThere) await forgetAccount(ctx, { accountId: id });
  return isThere;
};

/** Deletes accounts again that a restored backup has brought back. */
export const repeatDeletions = async (ctx: Context, ids: readonly string[]): Promise<Repeated> => {
  const deleted: string[] = [];
  const refused: string[] = [];
  for (const id of ids)
    try {
      if (await repeatOne(ctx, id)) deleted.push(id);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'ACCOUNT_IN_LINE')) throw error;
      refused.push(id);
    }
  return { deleted, refused };
};
