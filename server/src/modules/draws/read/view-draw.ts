import type { DrawView } from '#contract/draws/draws.ts';
import type { HashedEntry } from '#kernel/log/queue-log-chain.ts';
import type { DrawEntry } from '#kernel/log/queue-log-entry.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import type { DrawFigures } from '../draws.tables.ts';
import { findShown, listEntries, listLastFigures, listShown, type ShownDraw } from './reading.queries.ts';

const roundedTenths = (value: number) => Math.round(value * 10) / 10;

/** Uses past draws only: with live numbers, whoever applies last would choose best. */
const demandOf = (past: readonly DrawFigures[]): DrawView['demand'] => {
  if (past.length === 0) return null;
  const average = (of: (figures: DrawFigures) => number) =>
    roundedTenths(past.reduce((sum, figures) => sum + of(figures), 0) / past.length);
  const times = [...new Set(past.flatMap((figures) => Object.keys(figures.times)))].sort();
  return {
    draws: past.length,
    applications: average(({ applications }) => applications),
    places: average(({ places }) => places),
    times: times.map((time) => ({ time, applications: average((figures) => figures.times[time] ?? 0) })),
  };
};

const sumOf = ({ terms }: ShownDraw) => terms.slots.reduce((sum, { capacity }) => sum + capacity, 0);

export type DrawSummary = Omit<DrawView, 'slots' | 'demand' | 'log'>;

export const summariseDraw = (ctx: Pick<Context, 'config'>, draw: ShownDraw): DrawSummary => {
  const { figures, terms, frozen_at, round_at, drawn_at } = draw;
  const at = (instant: Temporal.Instant) => wireInstant(ctx, instant);
  return {
    date: draw.day,
    state: draw.state,
    opensAt: at(draw.opens_at),
    closesAt: at(draw.closes_at),
    saleOpensAt: at(draw.sale_opens_at),
    confirmUntil: at(draw.confirm_until),
    places: figures?.places ?? sumOf(draw),
    applications: figures?.applications ?? null,
    adminSales: draw.admin_sales,
    maxWishes: terms.maxWishes,
    maxPerUser: terms.maxPerUser,
    beacon: terms.chain,
    ...(figures && { tickets: figures.tickets, leftOut: figures.leftOut }),
    ...(figures?.winners !== undefined && { winners: figures.winners }),
    ...(figures?.met && {
      met: Object.entries(figures.met).map(([wish, applications]) => ({ wish: Number(wish), applications })),
    }),
    ...(frozen_at && { frozenAt: at(frozen_at) }),
    ...(draw.root !== null && { root: draw.root }),
    ...(draw.round !== null && { round: draw.round }),
    ...(round_at && { roundAt: at(round_at) }),
    ...(draw.signature !== null && { signature: draw.signature }),
    ...(drawn_at && { drawnAt: at(drawn_at) }),
    ...(draw.result !== null && { result: draw.result }),
  };
};

export const getDraw = async (ctx: Context, day: string): Promise<DrawView> => {
  const draw = await findShown(ctx.db, day);
  if (!draw) throw new AppError('NOT_FOUND');
  const entries = await listEntries(ctx.db, draw);
  return {
    ...summariseDraw(ctx, draw),
    slots: [...draw.terms.slots],
    demand: demandOf(await listLastFigures(ctx.db, day)),
    log: entries.map(({ body, hash }) => ({ ...(JSON.parse(body) as HashedEntry<DrawEntry>), hash })),
  };
};

export const listDraws = async (
  ctx: Context,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DrawSummary[]> => (await listShown(ctx.db, from, to)).map((draw) => summariseDraw(ctx, draw));
