import type { Context } from '../../../platform/context/context.ts';
import { findVerifiedAccount } from '../account/accounts.queries.ts';
import { addVouchedAccount, type Person } from './add-vouched-account.ts';

/** Adds the administrator of the settings. False if there is none, or the account exists. */
export const addFirstAdministrator = async (ctx: Context): Promise<boolean> => {
  const { firstAdmin } = ctx.config;
  if (!firstAdmin) return false;
  const { email, password } = firstAdmin;
  if (await findVerifiedAccount(ctx.db, { method: 'EMAIL', value: email.toLowerCase() })) return false;
  const person: Person = { email, first_name: 'Oktet', last_name: 'Administrator', roles: ['ADMIN'] };
  // Several instances may start at once; only the first adds the account.
  return addVouchedAccount(ctx, person, password);
};
