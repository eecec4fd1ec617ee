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
  const figures = await countDay(ctx, Temporal.PlainDate.from(day));
  await inTransaction(ctx, (trx) => replaceDay(trx.db, figures, ctx.clock.now()));
};

/** Nothing is known of a day before the first booking. */
const firstDay = async (ctx: Context): Promise<Temporal.PlainDate | undefined> => {
  const first = await findFirstDay(ctx.db, ctx.config.timeZone);
  return first === undefined ? undefined : Temporal.PlainDate.from(first);
};

/** Counts those days of a span that nobody has counted yet. */
const keepMissing = async (ctx: Context, from: Temporal.PlainDate, to: Temporal.PlainDate): Promise<void> => {
  const first = await firstDay(ctx);
  if (!first) return;
  const known = Temporal.PlainDate.compare(from, first) < 0 ? first : from;
  const counted = await listCountedDays(ctx.db, known.toString(), to.toString());
  for (const day of daysBetween(known, to)) if (!counted.has(day)) await keepDay(ctx, day);
};

/** A page asks for six reports of the same days at once: they are counted once. */
export const keepMissingDays = (ctx: Context, from: Temporal.PlainDate, to: Temporal.PlainDate) =>
  ctx.cache.readLasting(`counted days ${from} ${to}`, 60_000, () => keepMissing(ctx, from, to));

export const countDaysJob = defineJob<Record<string, never>>('count-days');

/** Each night: the last week anew, and whatever lies before it and has never been counted. */
export const countDays = async (ctx: Context): Promise<void> => {
  const last = lastKeptDay(ctx);
  const recounted = last.subtract({ days: recountedDays - 1 });
  for (const day of daysBetween(recounted, last)) await keepDay(ctx, day);
  const first = await firstDay(ctx);
  if (first) await keepMissing(ctx, first, recounted.subtract({ days: 1 }));
};
