import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { accountsRoutes } from '#contract/accounts/accounts-routes.ts';
import type { Language } from '#contract/common.ts';
import { requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { updateAccount } from './accounts.queries.ts';
import { lockCurrentAccount, requireActor } from './current-account.ts';
import { profileOf } from './profile.ts';
import { tellAccount } from './tell-account.ts';

type Changes = z.output<typeof accountsRoutes.putPersonalData.body>;

export const changePersonalData = async (ctx: TrxContext, changes: Changes): Promise<Profile> => {
  const account = await lockCurrentAccount(ctx);
  if (changes.version !== undefined && changes.version !== account.version)
    throw new AppError('STALE_VERSION');
  if (changes.secondStep !== undefined && changes.secondStep !== account.second_step) {
    await requireRecentPassword(ctx);
    await tellAccount(ctx, account, {
      template: changes.secondStep ? 'second-step-on' : 'second-step-off',
      params: {},
    });
  }
  const data = {
    first_name: changes.firstName ?? account.first_name,
    last_name: changes.lastName ?? account.last_name,
    patronymic: changes.patronymic === undefined ? account.patronymic : changes.patronymic || null,
    second_step: changes.secondStep ?? account.second_step,
  };
  const isSame = isDeepStrictEqual({ ...account, ...data }, account);
  const after = isSame ? account : await updateAccount(ctx.db, account.id, data);
  return profileOf(after, ctx.config.timeZone);
};

export const changeLanguage = async (ctx: TrxContext, language: Language): Promise<void> => {
  const { userId } = requireActor(ctx);
  if ((await lockCurrentAccount(ctx)).language === language) return;
  await updateAccount(ctx.db, userId, { language });
  // Cached admissions contain the language of error messages.
  ctx.afterCommit(() => ctx.sessions.forget({ userId }));
};
