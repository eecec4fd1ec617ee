import type { Actor } from '../../../platform/context/actor.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, findAccount, lockAccount } from './accounts.queries.ts';

export const requireActor = (ctx: Pick<Context, 'actor'>): Actor => {
  if (ctx.actor === null) throw new AppError('UNAUTHORIZED');
  return ctx.actor;
};

/** A deleted account has no sessions, so the caller counts as signed out. */
const orSignedOut = (account: Account | undefined): Account => {
  if (!account) throw new AppError('UNAUTHORIZED');
  return account;
};

export const getCurrentAccount = async (ctx: Context): Promise<Account> =>
  orSignedOut(await findAccount(ctx.db, requireActor(ctx).userId));

export const lockCurrentAccount = async (ctx: TrxContext): Promise<Account> =>
  orSignedOut(await lockAccount(ctx.db, requireActor(ctx).userId));
