import type { Profile } from '#contract/accounts.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findAccount } from '../account/accounts.queries.ts';
import { profileOf } from '../account/profile.ts';

export const getUser = async (ctx: Context, id: string): Promise<Profile> => {
  const account = await findAccount(ctx.db, id);
  if (!account) throw new AppError('NOT_FOUND');
  return profileOf(account, ctx.config.timeZone);
};
