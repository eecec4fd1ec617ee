import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../platform/context.ts';
import type { FreshCache } from '../../../platform/fresh-cache.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { findCountedAt } from './counted-days.queries.ts';
import { daysThatGoOn, keepDays } from './kept-days.ts';

/** Older figures of the present day are no answer, however long counting takes. */
const oldestMinutes = 15;
/** Counting takes less than this at any checkpoint but the very biggest. */
const patienceMs = 100;
/** Whoever asks within this time of another is given the same. */
const sharedMs = 1000;

/** One at a time on each instance: where it takes long, another one would make both take longer. */
const running = new WeakMap<FreshCache, Promise<void>>();

const countNow = (ctx: Context): Promise<void> => {
  const known = running.get(ctx.cache);
  if (known) return known;
  const counting = keepDays(ctx, daysThatGoOn(ctx)).finally(() => running.delete(ctx.cache));
  running.set(ctx.cache, counting);
  // Told once, however many asked for it and do not wait for it any more.
  counting.catch((error: unknown) => ctx.log.warn({ err: error }, 'open days were not counted'));
  return counting;
};

const isCounted = async (ctx: Context): Promise<boolean> => {
  const countedAt = await findCountedAt(ctx.db, today(ctx).toString());
  const oldest = ctx.clock.now().subtract({ minutes: oldestMinutes });
  return countedAt !== undefined && Temporal.Instant.compare(countedAt, oldest) >= 0;
};

/**
 * Brings the figures of days that go on up to date. Who asks waits for it, but not for long where there are figures of
 * the last minutes: those are the answer then, and what is counted meanwhile is the next one.
 */
export const keepOpenDays = async (ctx: Context): Promise<void> => {
  const isKnown = await isCounted(ctx);
  const counting = ctx.cache.readLasting('open days', sharedMs, () => countNow(ctx));
  if (!isKnown) return counting;
  const told = counting.catch((error: unknown) =>
    ctx.log.error({ err: error }, 'open days were not counted'),
  );
  await Promise.race([told, pause(patienceMs)]);
};

export const countOpenDaysJob = defineJob<Record<string, never>>('count-open-days');

/** So that nobody has to wait who looks at reports once a day. */
export const countOpenDays = (ctx: Context): Promise<void> => countNow(ctx);
