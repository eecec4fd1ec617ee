import type { OwnProfile, Profile } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context/context.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import type { Account } from './accounts.queries.ts';
import { getCurrentAccount, requireActor } from './current-account.ts';

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
