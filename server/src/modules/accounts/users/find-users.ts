import type { UserAccount } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../../platform/db/page.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { type Account, findAccount } from '../account/accounts.queries.ts';
import { userAccountOf, userAccountsOf } from './user-account.ts';
import { type AccountFilter, searchAccounts } from './users.queries.ts';

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
