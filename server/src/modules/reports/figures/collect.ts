import type { ReportKey, ReportName } from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { countDay, type DayFigures, type HourFigures, type HourSums } from '../count/count-day.ts';
import { daysBetween, keepMissingDays, lastKeptDay } from '../count/count-days.ts';
import { addTo } from './histogram.ts';
import { listHours, listMinutes } from './kept-figures.queries.ts';
import { keyOf, type Place } from './report-keys.ts';
import { addSums, emptyTally, type Tally } from './tally.ts';

export type Period = { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate };

/** Which kept table has the minutes of a report; the others are sums of hours. */
const minutesTable = (name: ReportName, by: ReportKey) => {
  if (name === 'accuracy') return 'report_miss';
  if (name !== 'waiting') return undefined;
  return by === 'cargo' ? 'report_cargo_wait' : 'report_wait';
};

/** No day further ahead has a slot. */
const furthestDays = 62;

const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) < 0 ? a : b;
const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) > 0 ? a : b;

type MinutesTable = NonNullable<ReturnType<typeof minutesTable>>;

/** What belongs to one place of the report: the sums of an hour, or trucks of so many minutes. */
type Counted = Place & ({ readonly sums: HourSums } | { readonly minutes: number; readonly trucks: number });

const hourCounts = (day: string, hours: readonly HourFigures[]): Counted[] =>
  hours.map(({ hour, ...sums }) => ({ day, hour, cargo_type: null, sums }));

const minutesOfDay = (figures: DayFigures, table: MinutesTable): Counted[] => {
  const { day } = figures;
  const tables = {
    report_miss: () => figures.misses.map((row) => ({ ...row, day, cargo_type: null })),
    report_wait: () => figures.waits.map((row) => ({ ...row, day, cargo_type: null })),
    report_cargo_wait: () => figures.cargoWaits.map((row) => ({ ...row, day, hour: 0 })),
  };
  return tables[table]();
};

/** Days that are over, counted before, or now if nobody has yet. */
const readKept = async (
  ctx: Context,
  table: MinutesTable | undefined,
  by: ReportKey,
  { from, to }: Period,
): Promise<Counted[]> => {
  if (Temporal.PlainDate.compare(from, to) > 0) return [];
  await keepMissingDays(ctx, from, to);
  const span = { from: from.toString(), to: to.toString() };
  if (table) return listMinutes(ctx.db, table, by, span);
  return (await listHours(ctx.db, span)).flatMap(({ day, ...hour }) => hourCounts(day, [hour]));
};

/** Days that go on. */
const countOpen = async (
  ctx: Context,
  table: MinutesTable | undefined,
  period: Period,
): Promise<Counted[]> => {
  const counted: Counted[] = [];
  for (const day of daysBetween(period.from, period.to)) {
    const figures = await countDay(ctx, day);
    counted.push(...(table ? minutesOfDay(figures, table) : hourCounts(day, figures.hours)));
  }
  return counted;
};

/** What a report counts in a period, by its keys. */
export const collect = async (
  ctx: Context,
  name: ReportName,
  by: ReportKey,
  { from, to }: Period,
): Promise<ReadonlyMap<string, Tally>> => {
  const table = minutesTable(name, by);
  const last = lastKeptDay(ctx);
  const kept = await readKept(ctx, table, by, { from, to: earlier(to, last) });
  const open = await countOpen(ctx, table, {
    from: later(from, last.add({ days: 1 })),
    to: earlier(to, today(ctx).add({ days: furthestDays })),
  });
  const tallies = new Map<string, Tally>();
  for (const counted of [...kept, ...open]) {
    const key = keyOf[by](counted);
    const tally = tallies.get(key) ?? emptyTally();
    if ('sums' in counted) addSums(tally, counted.sums);
    else addTo(tally.minutes, counted.minutes, counted.trucks);
    tallies.set(key, tally);
  }
  return tallies;
};
