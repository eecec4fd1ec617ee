import type { Context } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { daysBetween } from '../../slots/days.ts';
import type { Days } from './count-span.ts';
import { findFirstDay, listDaysOver } from './counted-days.queries.ts';
import { keepDays, lastDayOver } from './kept-days.ts';

/** How many past days may still change: waiting trucks, cancellations, strikes. */
const recountedDays = 8;

const firstDay = async (ctx: Context): Promise<Temporal.PlainDate | undefined> => {
  const first = await findFirstDay(ctx.db, ctx.config.timeZone);
  return first === undefined ? undefined : Temporal.PlainDate.from(first);
};

/** Counts the days of a span that were not counted after their end. */
const keepMissing = async (ctx: Context, { from, to }: Days): Promise<void> => {
  const first = await firstDay(ctx);
  if (!first) return;
  const recorded = { from: Temporal.PlainDate.compare(from, first) < 0 ? first : from, to };
  const counted = await listDaysOver(ctx.db, recorded, ctx.config.timeZone);
  if (counted.size > recorded.from.until(recorded.to, { largestUnit: 'day' }).days) return;
  for (const day of daysBetween(recorded.from, recorded.to))
    if (!counted.has(day.toString())) await keepDays(ctx, { from: day, to: day });
};

/** Cached, because a page requests seven reports of the same days at once. */
export const keepMissingDays = (ctx: Context, days: Days): Promise<void> =>
  ctx.cache.readLasting(`counted days ${days.from} ${days.to}`, 60_000, () => keepMissing(ctx, days));

export const countDaysJob = defineJob<Record<string, never>>('count-days');

/** Nightly: recounts the last days, and counts older ones that never were. */
export const countDays = async (ctx: Context): Promise<void> => {
  const last = lastDayOver(ctx);
  const recounted = { from: last.subtract({ days: recountedDays - 1 }), to: last };
  for (const day of daysBetween(recounted.from, last)) await keepDays(ctx, { from: day, to: day });
  const first = await firstDay(ctx);
  if (first) await keepMissing(ctx, { from: first, to: recounted.from.subtract({ days: 1 }) });
};
