import type { Profile } from '#contract/accounts/accounts.ts';
import type { Context } from '../../../platform/context.ts';
import { type PageRequest, toPage } from '../../../platform/db/page.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findAccount, searchAccounts } from '../account/accounts.queries.ts';
import { profileOf } from '../account/profile.ts';

/** Words in any order. What is written like a phone number is one word, however it is spaced. */
const wordsOf = (query: string): string[] => {
  const text = query.toLowerCase().trim();
  if (/^\+?[\d\s()-]{3,}$/.test(text)) return [text.replace(/[^\d+]/g, '')];
  return text.split(/\s+/).filter((word) => word !== '');
};

export const listUsers = (
  ctx: Context,
  { query = '', ...page }: PageRequest & { query?: string | undefined },
) =>
  toPage(
    ctx.db,
    searchAccounts(ctx.db, wordsOf(query)),
    page,
    (account): Profile => profileOf(account, ctx.config.timeZone),
  );

export const getUser = async (ctx: Context, id: string): Promise<Profile> => {
  const account = await findAccount(ctx.db, id);
  if (!account) throw new AppError('NOT_FOUND');
  return profileOf(account, ctx.config.timeZone);
};
