import type { Profile } from '#contract/accounts.ts';
import type { Context } from '../../../platform/context.ts';
import { getCurrentAccount } from './current-account.ts';
import { profileOf } from './profile.ts';

export const getCurrentUser = async (ctx: Context): Promise<Profile> =>
  profileOf(await getCurrentAccount(ctx), ctx.config.timeZone);
