import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { type DrawRow, findDraw, lockDraw } from '../draw/draws.queries.ts';

const requireOpen = (ctx: Pick<Context, 'clock'>, draw: DrawRow | undefined): DrawRow => {
  if (!draw) throw new AppError('NOT_FOUND');
  const isOver = Temporal.Instant.compare(ctx.clock.now(), draw.closes_at) >= 0;
  if (draw.state !== 'OPEN' || isOver) throw new AppError('DRAW_CLOSED');
  return draw;
};

export const getOpenDraw = async (ctx: Pick<Context, 'db' | 'clock'>, day: string): Promise<DrawRow> =>
  requireOpen(ctx, await findDraw(ctx.db, day));

/** Keeps the draw from being frozen before this transaction ends. */
export const lockOpenDraw = async (ctx: TrxContext, day: string): Promise<DrawRow> =>
  requireOpen(ctx, await lockDraw(ctx.db, day, 'share'));

type Wishes = { readonly wishes: readonly string[]; readonly anyTime: boolean };

/**
 * Returns the wishes as the log writes them. Each must be a slot that was open when the draw opened, and occur
 * once.
 */
export const checkWishes = ({ terms }: DrawRow, { wishes, anyTime }: Wishes): string[] => {
  if (wishes.length > terms.maxWishes) throw invalidField('wishes', 'TOO_LONG', { limit: terms.maxWishes });
  if (wishes.length === 0 && !anyTime) throw invalidField('wishes', 'REQUIRED');
  const starts = new Map(terms.slots.map(({ start }) => [Date.parse(start), start]));
  const written = wishes.map((wish, index) => {
    const start = starts.get(Date.parse(wish));
    if (start === undefined) throw invalidField(`wishes[${index}]`, 'INVALID_VALUE');
    return start;
  });
  const twice = written.findIndex((start, index) => written.indexOf(start) !== index);
  if (twice >= 0) throw invalidField(`wishes[${twice}]`, 'INVALID_VALUE');
  return written;
};
