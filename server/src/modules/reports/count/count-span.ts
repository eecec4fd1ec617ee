import type { Context } from '../../../platform/context/context.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import { defaultParams } from '../../system-params/default-params.ts';
import { listParamsInForce } from '../../system-params/get-booking-params.ts';
import { countPlaces } from './count-places.ts';
import { countTime } from './count-time.ts';
import { addTo, type Histogram, writeHistogram } from './histogram.ts';
import { addSums, type HourRow, noSums, type Sums } from './reports.tables.ts';
import {
  type CountedSpan,
  countBanEvents,
  countBookings,
  countCalls,
  countStillWaiting,
  countWaits,
  type SumRow,
} from './span-counts.queries.ts';

/** Both days inclusive. */
export type Days = { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate };

type OfMinutes = { readonly day: string; readonly minutes: number; readonly trucks: number };
/** Serialized form, see `histogram.ts`. */
type StoredHistogram = { readonly day: string; readonly trucks: string };

export type SpanFigures = {
  readonly hours: readonly HourRow[];
  readonly hourWaits: readonly (StoredHistogram & { readonly hour: number })[];
  readonly cargoWaits: readonly (StoredHistogram & { readonly cargo_type: string })[];
  readonly hourMisses: readonly (StoredHistogram & { readonly hour: number })[];
  readonly dayMisses: readonly StoredHistogram[];
};

/** Only a part of the first and the last day, between these moments. */
export type PartOfDays = { readonly from?: Temporal.Instant; readonly until?: Temporal.Instant };

const spanOf = (ctx: Context, { from, to }: Days, part: PartOfDays): CountedSpan => ({
  firstDay: from.toString(),
  lastDay: to.toString(),
  from: part.from ?? dayRange(ctx, from.toString()).from,
  to: part.until ?? dayRange(ctx, to.toString()).to,
  asOf: part.until ?? ctx.clock.now(),
  timeZone: ctx.config.timeZone,
});

const byHour = (rows: readonly SumRow[]): HourRow[] => {
  const hours = new Map<string, { day: string; hour: number; sums: Sums }>();
  for (const { day, hour, ...counts } of rows) {
    const key = `${day} ${hour}`;
    const entry = hours.get(key) ?? { day, hour, sums: noSums() };
    addSums(entry.sums, counts);
    hours.set(key, entry);
  }
  return [...hours.values()].map(({ day, hour, sums }) => ({ day, hour, ...sums }));
};

const histogramsOf = <T extends OfMinutes, P extends object>(
  rows: readonly T[],
  partOf: (row: T) => P,
): (P & StoredHistogram)[] => {
  const found = new Map<string, { day: string; part: P; histogram: Histogram; early: Histogram }>();
  for (const row of rows) {
    const part = partOf(row);
    const key = `${row.day} ${Object.values(part)}`;
    const entry = found.get(key) ?? { day: row.day, part, histogram: [], early: [] };
    addTo(row.minutes < 0 ? entry.early : entry.histogram, Math.abs(row.minutes), row.trucks);
    found.set(key, entry);
  }
  return [...found.values()].map(({ day, part, histogram, early }) => ({
    ...part,
    day,
    trucks: writeHistogram(histogram, early),
  }));
};

/** With `until` the figures are as they were known at that moment. */
export const countSpan = async (ctx: Context, days: Days, part: PartOfDays = {}): Promise<SpanFigures> => {
  const span = spanOf(ctx, days, part);
  const { versions } = await listParamsInForce(ctx, span.from);
  const [bookings, calls, waits] = await Promise.all([
    countBookings(ctx.db, span, defaultParams().cancelDeadlineMinutes),
    countCalls(ctx.db, span),
    countWaits(ctx.db, span),
  ]);
  const misses = calls.flatMap(({ minutes, ...call }) => (minutes === null ? [] : { ...call, minutes }));
  return {
    hours: byHour([
      ...(await countPlaces(ctx, span, versions, bookings)),
      ...bookings.map(({ start: _start, ...sums }) => sums),
      ...(await countStillWaiting(ctx.db, span)),
      ...(await countBanEvents(ctx.db, span)),
      ...(await countTime(ctx, span, versions)),
      ...calls.map(({ day, hour, trucks }) => ({ day, hour, called: trucks })),
    ]),
    hourWaits: histogramsOf(
      waits.flatMap(({ hour, ...wait }) => (hour === null ? [] : { ...wait, hour })),
      ({ hour }) => ({ hour }),
    ),
    cargoWaits: histogramsOf(
      waits.flatMap(({ cargo_type, ...wait }) => (cargo_type === null ? [] : { ...wait, cargo_type })),
      ({ cargo_type }) => ({ cargo_type }),
    ),
    hourMisses: histogramsOf(misses, ({ hour }) => ({ hour })),
    dayMisses: histogramsOf(misses, () => ({})),
  };
};
