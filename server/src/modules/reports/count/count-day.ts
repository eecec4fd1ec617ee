import type { Context } from '../../../platform/context.ts';
import { parts } from './count-parts.ts';
import type { SumRow } from './day-counts.queries.ts';
import type { HourRow } from './reports.tables.ts';

export type HourSums = Omit<HourRow, 'day' | 'hour'>;

type OfMinutes = { readonly minutes: number; readonly trucks: number };

/** Everything that is kept of a day. */
export type DayFigures = {
  readonly day: string;
  readonly hours: readonly (HourSums & { readonly hour: number })[];
  readonly waits: readonly (OfMinutes & { readonly hour: number })[];
  readonly cargoWaits: readonly (OfMinutes & { readonly cargo_type: string })[];
  readonly misses: readonly (OfMinutes & { readonly hour: number })[];
  readonly dayMisses: readonly OfMinutes[];
};

/** What no hour lacks. */
export const noSums: HourSums = {
  capacity: 0,
  booked: 0,
  arrived: 0,
  called: 0,
  waited_minutes: 0,
  no_shows: 0,
  struck: 0,
  by_driver: 0,
  by_operator: 0,
  by_system: 0,
  late: 0,
};
const sumNames = Object.keys(noSums) as (keyof HourSums)[];

export type Sums = { -readonly [N in keyof HourSums]: number };

export const addSums = (sums: Sums, more: Partial<HourSums>): void => {
  for (const name of sumNames) sums[name] += more[name] ?? 0;
};

const byHour = (rows: readonly SumRow[]) => {
  const hours = new Map<number, Sums>();
  for (const { hour, ...counts } of rows) {
    const sums = hours.get(hour) ?? { ...noSums };
    addSums(sums, counts);
    hours.set(hour, sums);
  }
  return [...hours].map(([hour, sums]) => ({ hour, ...sums })).toSorted((a, b) => a.hour - b.hour);
};

const addedUp = (rows: readonly OfMinutes[]): OfMinutes[] => {
  const trucks = new Map<number, number>();
  for (const row of rows) trucks.set(row.minutes, (trucks.get(row.minutes) ?? 0) + row.trucks);
  return [...trucks].map(([minutes, count]) => ({ minutes, trucks: count }));
};

/** Every figure of a day of the checkpoint, as the tables say it now. */
export const countDay = async (ctx: Context, day: Temporal.PlainDate): Promise<DayFigures> => {
  const days = { from: day, to: day };
  const calls = await parts.calls(ctx, days);
  const waits = await parts.waits(ctx, days);
  const misses = calls.flatMap(({ hour, minutes, trucks }) =>
    minutes === null ? [] : [{ hour, minutes, trucks }],
  );
  return {
    day: day.toString(),
    hours: byHour([
      ...(await parts.places(ctx, days)),
      ...(await parts.bookings(ctx, days)),
      ...(await parts.waitedMinutes(ctx, days)),
      ...calls.map(({ hour, trucks }) => ({ day: '', hour, called: trucks })),
    ]),
    waits: waits.flatMap(({ hour, minutes, trucks }) => (hour === null ? [] : [{ hour, minutes, trucks }])),
    cargoWaits: waits.flatMap(({ cargo_type, minutes, trucks }) =>
      cargo_type === null ? [] : [{ cargo_type, minutes, trucks }],
    ),
    misses,
    dayMisses: addedUp(misses),
  };
};
