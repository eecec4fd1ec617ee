import type { ReportName } from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context/context.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { keepMissingDays } from '../count/count-days.ts';
import { keepOpenDays } from '../count/count-open-days.ts';
import { countSpan, type Days, type PartOfDays } from '../count/count-span.ts';
import { addWritten } from '../count/histogram.ts';
import { lastDayOver } from '../count/kept-days.ts';
import { addSums, type Sums } from '../count/reports.tables.ts';
import { joinHistograms, sumHours } from './kept-figures.queries.ts';
import { type Grouping, keyOf, type Place } from './report-keys.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Data of a report; an undefined tally means no data. */
export type Collected = {
  readonly rows: readonly (readonly [key: string, tally: Tally | undefined])[];
  readonly total: Tally;
  /** Figures of the period before, equally long. If the current period is open, they end at the same time of day. */
  readonly before: Days & { readonly tally: Tally | undefined };
  /** If the period is open: its figures up to now, which are compared with the period before. */
  readonly untilNow: { readonly at: Temporal.ZonedDateTime; readonly tally: Tally | undefined } | null;
};

const minutesTables = {
  waiting: { byHours: 'report_hour_waits', byDays: 'report_cargo_waits' },
  accuracy: { byHours: 'report_hour_misses', byDays: 'report_day_misses' },
} as const;
const hasMinutes = (name: ReportName): name is keyof typeof minutesTables => name in minutesTables;

const partOf = (by: Grouping) => (by === 'hour' || by === 'weekday-hour' ? 'byHours' : 'byDays');

const tableOf = (name: keyof typeof minutesTables, by: Grouping) => minutesTables[name][partOf(by)];

const keepCounted = async (ctx: Context, { from, to }: Days): Promise<void> => {
  const last = lastDayOver(ctx);
  const isOver = Temporal.PlainDate.compare(to, last) <= 0;
  if (Temporal.PlainDate.compare(from, last) <= 0)
    await keepMissingDays(ctx, { from, to: isOver ? to : last });
  if (!isOver) await keepOpenDays(ctx);
};

/** A page asks for all reports at once, and they share what was read. */
const sharedMs = 5000;

/** These sums are not split by cargo type. */
const readSums = async (ctx: Context, by: Grouping, days: Days) => {
  if (by === 'cargo') return [];
  return ctx.cache.read(`report sums ${by} ${days.from} ${days.to}`, sharedMs, () =>
    sumHours(ctx.db, by, days),
  );
};

/** Adds up the sums and histograms of all places with the same key. */
const tallyUp = (
  by: Grouping,
  sums: readonly (Place & Sums)[],
  histograms: readonly (Place & { readonly trucks: string })[],
): ReadonlyMap<string, Tally> => {
  const tallies = new Map<string, Tally>();
  const tallyAt = (key: string): Tally => {
    const tally = tallies.get(key) ?? emptyTally();
    tallies.set(key, tally);
    return tally;
  };
  for (const row of sums) addSums(tallyAt(keyOf[by](row)).sums, row);
  for (const { trucks, ...place } of histograms) {
    const { minutes, early } = tallyAt(keyOf[by](place));
    addWritten(minutes, early, trucks);
  }
  return tallies;
};

/** Counts from the bookings, because stored figures are of whole days. */
export const collectBetween = async (
  ctx: Context,
  name: ReportName,
  by: Grouping,
  { from, until }: Required<PartOfDays>,
): Promise<ReadonlyMap<string, Tally>> => {
  const days = { from: dayAt(ctx, from), to: dayAt(ctx, until) };
  const figures = await ctx.cache.read(`figures between ${from} ${until}`, sharedMs, () =>
    countSpan(ctx, days, { from, until }),
  );
  const noPlace = { hour: null, cargo_type: null };
  const minutes = {
    waiting: { byHours: figures.hourWaits, byDays: figures.cargoWaits },
    accuracy: { byHours: figures.hourMisses, byDays: figures.dayMisses },
  };
  const histograms = hasMinutes(name) ? minutes[name][partOf(by)] : [];
  return tallyUp(
    by,
    by === 'cargo' ? [] : figures.hours.map((hour) => ({ ...noPlace, ...hour })),
    histograms.map((histogram) => ({ ...noPlace, ...histogram })),
  );
};

export const collect = async (
  ctx: Context,
  name: ReportName,
  by: Grouping,
  days: Days,
): Promise<ReadonlyMap<string, Tally>> => {
  await keepCounted(ctx, days);
  const [sums, histograms] = await Promise.all([
    readSums(ctx, by, days),
    hasMinutes(name) ? joinHistograms(ctx.db, tableOf(name, by), by, days) : [],
  ]);
  return tallyUp(by, sums, histograms);
};

/** Figures of one day as they were known at `until`; undefined if there are none. */
export const collectUntil = async (
  ctx: Context,
  name: ReportName,
  day: Temporal.PlainDate,
  until: Temporal.Instant,
): Promise<Tally | undefined> => {
  const figures = await ctx.cache.read(`figures until ${until}`, sharedMs, () =>
    countSpan(ctx, { from: day, to: day }, { until }),
  );
  if (figures.hours.length === 0) return undefined;
  const tally = emptyTally();
  for (const hour of figures.hours) addSums(tally.sums, hour);
  const written = name === 'waiting' ? figures.cargoWaits : figures.dayMisses;
  for (const { trucks } of written) addWritten(tally.minutes, tally.early, trucks);
  return tally;
};
