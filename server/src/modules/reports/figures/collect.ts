import type { ReportName } from '#contract/reports/reports.ts';
import type { Context } from '../../../platform/context.ts';
import { today } from '../../slots/checkpoint-time.ts';
import { addSums, type HourSums } from '../count/count-day.ts';
import { keepMissingDays, lastKeptDay } from '../count/count-days.ts';
import { countShared, type Days } from '../count/count-parts.ts';
import { addTo } from './histogram.ts';
import { sumHours, sumMinutes } from './kept-figures.queries.ts';
import { type Grouping, keyOf, type Place } from './report-keys.ts';
import { emptyTally, type Tally } from './tally.ts';

/** What belongs to one place of the report: sums, or how many trucks of how many minutes. */
type Counted = Place & {
  readonly sums?: Partial<HourSums>;
  readonly trucks?: readonly (readonly [minutes: number, trucks: number])[];
};

type Source = {
  readonly kept: (ctx: Context, by: Grouping, days: Days) => Promise<readonly Counted[]>;
  /** Counted now. */
  readonly open: (ctx: Context, by: Grouping, days: Days) => Promise<readonly Counted[]>;
};

const needsHours = (by: Grouping) => by === 'hour' || by === 'weekday-hour';

const keptSums: Source['kept'] = async (ctx, by, days) =>
  (await sumHours(ctx.db, by, days)).map((row) => ({ ...row, sums: row }));

type Table = Parameters<typeof sumMinutes>[1];

/** By hours from the table of hours, by anything longer from the smaller one of days. */
const keptMinutes =
  (byHours: Table, byDays: Table): Source['kept'] =>
  async (ctx, by, days) =>
    (await sumMinutes(ctx.db, needsHours(by) ? byHours : byDays, by, days)).map(({ trucks, ...place }) => ({
      ...place,
      trucks: Object.entries(trucks).map(([minutes, count]) => [Number(minutes), count] as const),
    }));

const openSums =
  (...names: readonly ('places' | 'bookings' | 'waitedMinutes')[]): Source['open'] =>
  async (ctx, _by, days) => {
    const counted: Counted[] = [];
    for (const name of names)
      for (const row of await countShared(ctx, name, days))
        counted.push({ day: row.day, hour: row.hour, cargo_type: null, sums: row });
    return counted;
  };

const openWaits: Source['open'] = async (ctx, by, days) =>
  (await countShared(ctx, 'waits', days))
    .filter(({ hour }) => (hour !== null) === needsHours(by))
    .map(({ minutes, trucks, ...place }) => ({ ...place, trucks: [[minutes, trucks] as const] }));

const openMisses: Source['open'] = async (ctx, _by, days) =>
  (await countShared(ctx, 'calls', days)).flatMap(({ minutes, trucks, ...place }) =>
    minutes === null ? [] : [{ ...place, cargo_type: null, trucks: [[minutes, trucks] as const] }],
  );

const openThroughput: Source['open'] = async (ctx, by, days) => [
  ...(await openSums('waitedMinutes')(ctx, by, days)),
  ...(await countShared(ctx, 'calls', days)).map(({ trucks, ...place }) => ({
    ...place,
    cargo_type: null,
    sums: { called: trucks },
  })),
];

const sources: Readonly<Record<ReportName, Source>> = {
  occupancy: { kept: keptSums, open: openSums('places', 'bookings') },
  throughput: { kept: keptSums, open: openThroughput },
  waiting: { kept: keptMinutes('report_wait', 'report_cargo_wait'), open: openWaits },
  'no-shows': { kept: keptSums, open: openSums('bookings') },
  cancellations: { kept: keptSums, open: openSums('bookings') },
  accuracy: { kept: keptMinutes('report_miss', 'report_day_miss'), open: openMisses },
};

/** No day further ahead has a slot. */
const furthestDays = 62;

const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) < 0 ? a : b;
const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) > 0 ? a : b;
const hasDays = ({ from, to }: Days) => Temporal.PlainDate.compare(from, to) <= 0;

/** What a report counts in a period, by its keys: days that are over as they are kept, those that go on as they are. */
export const collect = async (
  ctx: Context,
  name: ReportName,
  by: Grouping,
  { from, to }: Days,
): Promise<ReadonlyMap<string, Tally>> => {
  const last = lastKeptDay(ctx);
  const over = { from, to: earlier(to, last) };
  const open = {
    from: later(from, last.add({ days: 1 })),
    to: earlier(to, today(ctx).add({ days: furthestDays })),
  };
  if (hasDays(over)) await keepMissingDays(ctx, over.from, over.to);
  const tallies = new Map<string, Tally>();
  for (const { sums = {}, trucks = [], ...place } of [
    ...(hasDays(over) ? await sources[name].kept(ctx, by, over) : []),
    ...(hasDays(open) ? await sources[name].open(ctx, by, open) : []),
  ]) {
    const key = keyOf[by](place);
    const tally = tallies.get(key) ?? emptyTally();
    addSums(tally.sums, sums);
    for (const [minutes, count] of trucks) addTo(tally.minutes, minutes, count);
    tallies.set(key, tally);
  }
  return tallies;
};
