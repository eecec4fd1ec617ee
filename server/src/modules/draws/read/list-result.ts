import type { DrawRow as ResultRow } from '#contract/draws/draws.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../../platform/db/page.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { findDraw, findFrozen } from '../draw/draws.queries.ts';
import { resultRows } from './reading.queries.ts';

type ListQuery = PageRequest & { readonly number?: string | undefined };

export const listDrawResult = async (
  ctx: Context,
  day: string,
  { number, ...request }: ListQuery,
): Promise<Page<ResultRow>> => {
  if (!(await findDraw(ctx.db, day))) throw new AppError('NOT_FOUND');
  return toPage(ctx.db, resultRows(ctx.db, day, number), request, (row) => ({
    rank: row.rank ?? 0,
    ref: row.ref,
    number: row.number,
    tickets: row.tickets,
    ...(row.met !== null && { met: row.met }),
    ...(row.start_at && { start: wireInstant(ctx, row.start_at) }),
    ...(row.not_taken && { notTaken: true }),
  }));
};

/** The exact bytes whose hash is the root in the log. */
export const getFrozen = async (ctx: Context, day: string): Promise<string> => {
  const frozen = await findFrozen(ctx.db, day);
  if (frozen === null) throw new AppError('NOT_FOUND');
  return frozen;
};
