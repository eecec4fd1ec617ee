import type { UserAccount } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context/context.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { type Account, listNames } from '../account/accounts.queries.ts';
import { profileOf } from '../account/profile.ts';
import { listWithFactor } from '../factors/factors.queries.ts';

export const userAccountsOf = async (ctx: Context, accounts: readonly Account[]): Promise<UserAccount[]> => {
  const { timeZone } = ctx.config;
  const openers = new Set(accounts.flatMap(({ opened_by }) => opened_by ?? []));
  const names = new Map((await listNames(ctx.db, [...openers])).map((name) => [name.id, name]));
  const secured = await listWithFactor(
    ctx.db,
    accounts.map(({ id }) => id),
  );
  return accounts.map((account) => {
    const opener = account.opened_by === null ? undefined : names.get(account.opened_by);
    return {
      ...profileOf(account, timeZone),
      openedBy: opener ? { id: opener.id, firstName: opener.first_name, lastName: opener.last_name } : null,
      takenOverDate: account.taken_over_at && toWireInstant(account.taken_over_at, timeZone),
      hasFactor: secured.has(account.id),
    };
  });
};

export const userAccountOf = async (ctx: Context, account: Account): Promise<UserAccount> => {
  const [one] = await userAccountsOf(ctx, [account]);
  if (!one) throw new Error('One account in, one out');
  return one;
};
