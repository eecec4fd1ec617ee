import type { DrawView } from '#contract/draws/draws.ts';
import type { HashedEntry } from '#kernel/log/queue-log-chain.ts';
import type { DrawEntry } from '#kernel/log/queue-log-entry.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import type { DrawFigures } from '../draws.tables.ts';
import { findShown, listDrawnFigures, listEntries, listShown, type ShownDraw } from './reading.queries.ts';

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

const averagedDraws = 28;

/** Reads what belongs to the draws with a statement for each kind. The draws stand newest first, without gaps. */
const readViews = async ({ db, config }: Pick<Context, 'db' | 'config'>, draws: readonly ShownDraw[]) => {
  const days = draws.map(({ day }) => day);
  const drawn = await listDrawnFigures(db, days[0] ?? '', days.length + averagedDraws);
  const entries = Map.groupBy(await listEntries(db, days), ({ day }) => day);
  const at = (instant: Temporal.Instant) => wireInstant({ config }, instant);
  return (draw: ShownDraw): DrawView => {
    const { figures, terms, frozen_at, round_at, drawn_at } = draw;
    const past = drawn.filter(({ day }) => day < draw.day).slice(0, averagedDraws);
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
      slots: [...terms.slots],
      demand: demandOf(past.flatMap((one) => one.figures ?? [])),
      beacon: terms.chain,
      ...(figures && { tickets: figures.tickets, leftOut: figures.leftOut }),
      ...(figures?.winners !== undefined && { winners: figures.winners }),
      ...(figures?.met && {
        met: Object.entries(figures.met).map(([wish, applications]) => ({
          wish: Number(wish),
          applications,
        })),
      }),
      ...(frozen_at && { frozenAt: at(frozen_at) }),
      ...(draw.root !== null && { root: draw.root }),
      ...(draw.round !== null && { round: draw.round }),
      ...(round_at && { roundAt: at(round_at) }),
      ...(draw.signature !== null && { signature: draw.signature }),
      ...(drawn_at && { drawnAt: at(drawn_at) }),
      ...(draw.result !== null && { result: draw.result }),
      log: (entries.get(draw.day) ?? []).map(({ body, hash }) => ({
        ...(JSON.parse(body) as HashedEntry<DrawEntry>),
        hash,
      })),
    };
  };
};

export const getDraw = async (ctx: Context, day: string): Promise<DrawView> => {
  const draw = await findShown(ctx.db, day);
  if (!draw) throw new AppError('NOT_FOUND');
  return (await readViews(ctx, [draw]))(draw);
};

export const listDraws = async (
  ctx: Context,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DrawView[]> => {
  const draws = await listShown(ctx.db, from, to);
  return draws.length > 0 ? draws.map(await readViews(ctx, draws)) : [];
};
