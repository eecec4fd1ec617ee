import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { type EntryRow, findEntry } from './entries.queries.ts';

/** An entry of another account is answered as not found, so that nobody learns that it exists. */
export const getOwnEntry = async (ctx: Pick<Context, 'db' | 'actor'>, id: string): Promise<EntryRow> => {
  const entry = await findEntry(ctx.db, id);
  if (entry?.account_id !== requireActor(ctx).userId) throw new AppError('NOT_FOUND');
  return entry;
};

export const getVisibleEntry = async (ctx: Pick<Context, 'db' | 'actor'>, id: string): Promise<EntryRow> => {
  const entry = isInConsole(ctx.actor) ? await findEntry(ctx.db, id) : await getOwnEntry(ctx, id);
  if (!entry) throw new AppError('NOT_FOUND');
  return entry;
};
