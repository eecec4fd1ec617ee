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

/** Nobody freezes it before this transaction is over. */
export const lockOpenDraw = async (ctx: TrxContext, day: string): Promise<DrawRow> =>
  requireOpen(ctx, await lockDraw(ctx.db, day, 'share'));

type Wishes = { readonly wishes: readonly string[]; readonly anyTime: boolean };

/** As the log writes them. Only slots that were open when the draw opened can be wished for, each once. */
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
