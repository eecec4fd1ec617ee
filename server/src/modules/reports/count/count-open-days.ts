import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { FreshCache } from '../../../platform/memory/fresh-cache.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { findCounted } from './counted-days.queries.ts';
import { daysThatGoOn, keepDays } from './kept-days.ts';

/** Days with fewer trucks are counted so fast that everybody waits for the result. */
const mostTrucks = 1000;
/** Figures of days with more trucks may be this old. */
const oldestMinutes = 15;
const sharedMs = 1000;
/** Counting begins only when the request has been answered, because counting beside it would make it wait. */
const laterMs = 1000;

/** One count at a time per instance, since concurrent ones would only slow each other down. */
const running = new WeakMap<FreshCache, Promise<void>>();

const countNow = (ctx: Context): Promise<void> => {
  const inProgress = running.get(ctx.cache);
  if (inProgress) return inProgress;
  const counting = keepDays(ctx, daysThatGoOn(ctx)).finally(() => running.delete(ctx.cache));
  running.set(ctx.cache, counting);
  // Logged here once, because requests may have stopped waiting.
  counting.catch((error: unknown) => ctx.log.warn({ err: error }, 'open days were not counted'));
  return counting;
};

/** Whether the days up to today are big enough to accept slightly stale figures, and such figures exist. */
const mayBeOlder = async (ctx: Context): Promise<boolean> => {
  const days = { from: daysThatGoOn(ctx).from, to: today(ctx) };
  const { countedAt, trucks } = await ctx.cache.read(`counted ${days.to}`, sharedMs, () =>
    findCounted(ctx.db, days),
  );
  const oldest = ctx.clock.now().subtract({ minutes: oldestMinutes });
  return trucks > mostTrucks && countedAt !== null && Temporal.Instant.compare(countedAt, oldest) >= 0;
};

const countLater = async (ctx: Context): Promise<void> => {
  await pause(laterMs, undefined, { ref: false });
  await countNow(ctx);
};

/** At a big checkpoint a reader gets figures of the last minutes at once, and causes a count for the next reader. */
export const keepOpenDays = async (ctx: Context): Promise<void> => {
  if (!(await mayBeOlder(ctx))) return ctx.cache.read('open days', sharedMs, () => countNow(ctx));
  ctx.cache.readLasting('open days', laterMs + sharedMs, () => countLater(ctx)).catch(() => undefined);
};

export const countOpenDaysJob = defineJob<Record<string, never>>('count-open-days');

/** Runs in the background, so that the first reader of the day does not have to wait. */
export const countOpenDays = (ctx: Context): Promise<void> => countNow(ctx);
