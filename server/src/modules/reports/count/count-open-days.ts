import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { FreshCache } from '../../../platform/memory/fresh-cache.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { findCounted } from './counted-days.queries.ts';
import { daysThatGoOn, keepDays } from './kept-days.ts';

/** Smaller days are counted fast enough to always wait for the result. */
const mostTrucks = 5000;
/** At a very big checkpoint figures may be stale, but not by more than this. */
const oldestMinutes = 15;
const patienceMs = 100;
const sharedMs = 1000;

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

/** Whether the day is big enough to accept slightly stale figures, and such figures exist. */
const mayBeOlder = async (ctx: Context): Promise<boolean> => {
  const { countedAt, trucks } = await findCounted(ctx.db, today(ctx).toString());
  const oldest = ctx.clock.now().subtract({ minutes: oldestMinutes });
  return trucks > mostTrucks && countedAt !== null && Temporal.Instant.compare(countedAt, oldest) >= 0;
};

/** At a very big checkpoint waits only briefly and then accepts figures of the last minutes. */
export const keepOpenDays = async (ctx: Context): Promise<void> => {
  if (!(await mayBeOlder(ctx))) return ctx.cache.read('open days', sharedMs, () => countNow(ctx));
  const counting = ctx.cache.readLasting('open days', sharedMs, () => countNow(ctx));
  await Promise.race([counting.catch(() => undefined), pause(patienceMs)]);
};

export const countOpenDaysJob = defineJob<Record<string, never>>('count-open-days');

/** Runs in the background, so that the first reader of the day does not have to wait. */
export const countOpenDays = (ctx: Context): Promise<void> => countNow(ctx);
