import type { UserAccount } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../../platform/db/page.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { toWireInstant } from '../../../platform/time/wire-instant.ts';
import { type Account, findAccount, listNames } from '../account/accounts.queries.ts';
import { profileOf } from '../account/profile.ts';
import { listWithFactor } from '../factors/factors.queries.ts';
import { type AccountFilter, searchAccounts } from './users.queries.ts';

const userAccountsOf = async (ctx: Context, accounts: readonly Account[]): Promise<UserAccount[]> => {
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

/** Words match in any order. Input that looks like a phone number is one word, regardless of spaces. */
const wordsOf = (query: string): string[] => {
  const text = query.toLowerCase().trim();
  if (/^\+?[\d\s()-]{3,}$/.test(text)) return [text.replace(/[^\d+]/g, '')];
  return text.split(/\s+/).filter((word) => word !== '');
};

type UserQuery = Omit<AccountFilter, 'words'> & { readonly query?: string | undefined };

export const listUsers = async (
  ctx: Context,
  { query = '', role, status, sort, ...request }: PageRequest & UserQuery,
): Promise<Page<UserAccount>> => {
  const found = searchAccounts(ctx.db, { words: wordsOf(query), role, status, sort });
  const page = await toPage(ctx.db, found, request, (account): Account => account);
  return { ...page, content: await userAccountsOf(ctx, page.content) };
};

export const getUser = async (ctx: Context, id: string): Promise<UserAccount> => {
  const account = await findAccount(ctx.db, id);
  if (!account) throw new AppError('NOT_FOUND');
  return userAccountOf(ctx, account);
};
