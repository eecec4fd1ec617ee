import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../../../platform/context.ts';
import type { FreshCache } from '../../../platform/fresh-cache.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { findCounted } from './counted-days.queries.ts';
import { daysThatGoOn, keepDays } from './kept-days.ts';

/** Days of so many trucks are counted before anybody has noticed; only bigger ones are worth waiting less for. */
const mostTrucks = 5000;
/** At a checkpoint of that size: older figures of the present day are no answer, however long counting takes. */
const oldestMinutes = 15;
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

/** Whether there are so many trucks that figures of the last minutes will do, and whether there are such figures. */
const mayBeOlder = async (ctx: Context): Promise<boolean> => {
  const { countedAt, trucks } = await findCounted(ctx.db, today(ctx).toString());
  const oldest = ctx.clock.now().subtract({ minutes: oldestMinutes });
  return trucks > mostTrucks && countedAt !== null && Temporal.Instant.compare(countedAt, oldest) >= 0;
};

/**
 * Brings the figures of days that go on up to date. Who asks waits for it; at a very big checkpoint not for long: figures
 * of the last minutes are the answer there, and what is counted meanwhile is the next one.
 */
export const keepOpenDays = async (ctx: Context): Promise<void> => {
  if (!(await mayBeOlder(ctx))) return ctx.cache.read('open days', sharedMs, () => countNow(ctx));
  const counting = ctx.cache.readLasting('open days', sharedMs, () => countNow(ctx));
  await Promise.race([counting.catch(() => undefined), pause(patienceMs)]);
};

export const countOpenDaysJob = defineJob<Record<string, never>>('count-open-days');

/** So that nobody has to wait who looks at reports once a day. */
export const countOpenDays = (ctx: Context): Promise<void> => countNow(ctx);
