import { type Context, inTransaction } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { countDay } from './count-day.ts';
import { findFirstDay, listCountedDays, replaceDay } from './counted-days.queries.ts';

/** A day is over for reports when the one after it is: trucks of its last hours have come, waited and left. */
const openDays = 1;
/** For so long something may still change of it: a truck that waits, a cancellation, a strike. */
const recountedDays = 8;

/** The last day whose figures are kept instead of counted when somebody asks. */
export const lastKeptDay = (ctx: Context): Temporal.PlainDate => today(ctx).subtract({ days: openDays + 1 });

export const daysBetween = (from: Temporal.PlainDate, to: Temporal.PlainDate): string[] =>
  Array.from({ length: Math.max(0, from.until(to, { largestUnit: 'day' }).days + 1) }, (_, passed) =>
    from.add({ days: passed }).toString(),
  );

const keepDay = async (ctx: Context, day: string): Promise<void> => {
  const figures = await countDay(ctx, day);
  await inTransaction(ctx, (trx) => replaceDay(trx.db, figures, ctx.clock.now()));
};

/** Counts those days of a span that nobody has counted yet. */
export const keepMissingDays = async (
  ctx: Context,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<void> => {
  const counted = await listCountedDays(ctx.db, from.toString(), to.toString(), null);
  for (const day of daysBetween(from, to)) if (!counted.has(day)) await keepDay(ctx, day);
};

export const countDaysJob = defineJob<Record<string, never>>('count-days');

/** Each night: the last week anew, and whatever lies before it and has never been counted. */
export const countDays = async (ctx: Context): Promise<void> => {
  const last = lastKeptDay(ctx);
  const recounted = last.subtract({ days: recountedDays - 1 });
  for (const day of daysBetween(recounted, last)) await keepDay(ctx, day);
  const first = await findFirstDay(ctx.db, ctx.config.timeZone);
  if (first) await keepMissingDays(ctx, Temporal.PlainDate.from(first), recounted.subtract({ days: 1 }));
};
