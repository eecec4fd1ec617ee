import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { OwnProfile, Profile } from '#contract/accounts/accounts.ts';
import type { accountsRoutes } from '#contract/accounts/accounts-routes.ts';
import type { Language } from '#contract/common.ts';
import { requireRecentPassword } from '../../../platform/auth/recent-password.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { type Account, updateAccount } from './accounts.queries.ts';
import { getCurrentAccount, lockCurrentAccount, requireActor } from './current-account.ts';
import { tellAccount } from './tell-account.ts';

const verifiable = (value: string | null, verified: boolean) => (value === null ? null : { value, verified });

export const profileOf = (account: Account, timeZone: string): Profile => ({
  id: account.id,
  firstName: account.first_name,
  lastName: account.last_name,
  patronymic: account.patronymic,
  phone: verifiable(account.phone, account.phone_verified),
  email: verifiable(account.email, account.email_verified),
  status: account.status,
  language: account.language,
  roles: account.roles,
  secondStep: account.second_step,
  createdDate: toWireInstant(account.created_at, timeZone),
  version: account.version,
});

export const getCurrentUser = async (ctx: Context): Promise<OwnProfile> => ({
  ...profileOf(await getCurrentAccount(ctx), ctx.config.timeZone),
  ...(requireActor(ctx).lacksFactor && { lacksFactor: true }),
});

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
