import type { ReportName } from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context.ts';
import { freshMs } from '../../../platform/fresh-cache.ts';
import { keepMissingDays } from '../count/count-days.ts';
import { keepOpenDays } from '../count/count-open-days.ts';
import type { Days } from '../count/count-span.ts';
import { addWritten } from '../count/histogram.ts';
import { lastDayOver } from '../count/kept-days.ts';
import { addSums } from '../count/sums.ts';
import { joinHistograms, sumHours } from './kept-figures.queries.ts';
import { type Grouping, keyOf } from './report-keys.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Which kept tables have the minutes of a report, by hours and by anything longer; the others are sums of hours. */
const minutesTables = {
  waiting: { byHours: 'report_hour_waits', byDays: 'report_cargo_waits' },
  accuracy: { byHours: 'report_hour_misses', byDays: 'report_day_misses' },
} as const;
const hasMinutes = (name: ReportName): name is keyof typeof minutesTables => name in minutesTables;

const tableOf = (name: keyof typeof minutesTables, by: Grouping) =>
  minutesTables[name][by === 'hour' || by === 'weekday-hour' ? 'byHours' : 'byDays'];

/** Sees to it that all days of a period are counted, those that go on as they are now. */
const keepCounted = async (ctx: Context, { from, to }: Days): Promise<void> => {
  const last = lastDayOver(ctx);
  const isOver = Temporal.PlainDate.compare(to, last) <= 0;
  if (Temporal.PlainDate.compare(from, last) <= 0)
    await keepMissingDays(ctx, { from, to: isOver ? to : last });
  if (!isOver) await keepOpenDays(ctx);
};

/** Four reports of a page are made of the same sums. */
const readSums = (ctx: Context, by: Grouping, days: Days) =>
  ctx.cache.read(`report sums ${by} ${days.from} ${days.to}`, freshMs, () => sumHours(ctx.db, by, days));

/** What a report counts in a period, by its keys. */
export const collect = async (
  ctx: Context,
  name: ReportName,
  by: Grouping,
  days: Days,
): Promise<ReadonlyMap<string, Tally>> => {
  await keepCounted(ctx, days);
  const tallies = new Map<string, Tally>();
  if (hasMinutes(name))
    for (const { trucks, ...place } of await joinHistograms(ctx.db, tableOf(name, by), by, days)) {
      const tally = emptyTally();
      addWritten(tally.minutes, trucks);
      tallies.set(keyOf[by](place), tally);
    }
  else
    for (const row of await readSums(ctx, by, days)) {
      const tally = emptyTally();
      addSums(tally.sums, row);
      tallies.set(keyOf[by](row), tally);
    }
  return tallies;
};
