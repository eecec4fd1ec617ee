import type { ReportName } from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context/context.ts';
import { keepMissingDays } from '../count/count-days.ts';
import { keepOpenDays } from '../count/count-open-days.ts';
import { countSpan, type Days } from '../count/count-span.ts';
import { addWritten } from '../count/histogram.ts';
import { lastDayOver } from '../count/kept-days.ts';
import { addSums } from '../count/reports.tables.ts';
import { joinHistograms, sumHours } from './kept-figures.queries.ts';
import { type Grouping, keyOf } from './report-keys.ts';
import { emptyTally, type Tally } from './tally.ts';

const minutesTables = {
  waiting: { byHours: 'report_hour_waits', byDays: 'report_cargo_waits' },
  accuracy: { byHours: 'report_hour_misses', byDays: 'report_day_misses' },
} as const;
const hasMinutes = (name: ReportName): name is keyof typeof minutesTables => name in minutesTables;

const tableOf = (name: keyof typeof minutesTables, by: Grouping) =>
  minutesTables[name][by === 'hour' || by === 'weekday-hour' ? 'byHours' : 'byDays'];

const keepCounted = async (ctx: Context, { from, to }: Days): Promise<void> => {
  const last = lastDayOver(ctx);
  const isOver = Temporal.PlainDate.compare(to, last) <= 0;
  if (Temporal.PlainDate.compare(from, last) <= 0)
    await keepMissingDays(ctx, { from, to: isOver ? to : last });
  if (!isOver) await keepOpenDays(ctx);
};

/** All reports of a page are requested at once. */
const sharedMs = 5000;

/** They are not split by cargo type. */
const readSums = async (ctx: Context, by: Grouping, days: Days) => {
  if (by === 'cargo') return [];
  return ctx.cache.read(`report sums ${by} ${days.from} ${days.to}`, sharedMs, () =>
    sumHours(ctx.db, by, days),
  );
};

export const collect = async (
  ctx: Context,
  name: ReportName,
  by: Grouping,
  days: Days,
): Promise<ReadonlyMap<string, Tally>> => {
  await keepCounted(ctx, days);
  const tallies = new Map<string, Tally>();
  const tallyAt = (key: string): Tally => {
    const tally = tallies.get(key) ?? emptyTally();
    tallies.set(key, tally);
    return tally;
  };
  const [sums, histograms] = await Promise.all([
    readSums(ctx, by, days),
    hasMinutes(name) ? joinHistograms(ctx.db, tableOf(name, by), by, days) : [],
  ]);
  for (const row of sums) addSums(tallyAt(keyOf[by](row)).sums, row);
  for (const { trucks, ...place } of histograms) {
    const { minutes, early } = tallyAt(keyOf[by](place));
    addWritten(minutes, early, trucks);
  }
  return tallies;
};

/** Figures of one day up to `until`, as known then; undefined if there are none. */
export const collectUntil = async (
  ctx: Context,
  name: ReportName,
  day: Temporal.PlainDate,
  until: Temporal.Instant,
): Promise<Tally | undefined> => {
  const figures = await ctx.cache.read(`figures until ${until}`, sharedMs, () =>
    countSpan(ctx, { from: day, to: day }, until),
  );
  if (figures.hours.length === 0) return undefined;
  const tally = emptyTally();
  for (const hour of figures.hours) addSums(tally.sums, hour);
  const written = name === 'waiting' ? figures.cargoWaits : figures.dayMisses;
  for (const { trucks } of written) addWritten(tally.minutes, tally.early, trucks);
  return tally;
};
