import type { Context } from '../../../platform/context.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import { defaultParams } from '../../system-params/default-params.ts';
import { countWaitedMinutes } from './count-waited-minutes.ts';
import type { HourRow } from './reports.tables.ts';
import {
  type CountedSpan,
  countBookings,
  countCalls,
  countPlaces,
  countWaits,
  type SumRow,
} from './span-counts.queries.ts';
import { addSums, noSums, type Sums } from './sums.ts';

/** Both days belong to it. */
export type Days = { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate };

type OfMinutes = { readonly day: string; readonly minutes: number; readonly trucks: number };

/** Everything that is kept of days. */
export type SpanFigures = {
  readonly hours: readonly HourRow[];
  readonly waits: readonly (OfMinutes & { readonly hour: number })[];
  readonly cargoWaits: readonly (OfMinutes & { readonly cargo_type: string })[];
  readonly misses: readonly (OfMinutes & { readonly hour: number })[];
  readonly dayMisses: readonly OfMinutes[];
};

const spanOf = (ctx: Context, { from, to }: Days): CountedSpan => ({
  firstDay: from.toString(),
  lastDay: to.toString(),
  from: dayRange(ctx, from.toString()).from,
  to: dayRange(ctx, to.toString()).to,
  timeZone: ctx.config.timeZone,
});

const byHour = (rows: readonly SumRow[]): HourRow[] => {
  const hours = new Map<string, { day: string; hour: number; sums: Sums }>();
  for (const { day, hour, ...counts } of rows) {
    const key = `${day} ${hour}`;
    const known = hours.get(key) ?? { day, hour, sums: { ...noSums } };
    addSums(known.sums, counts);
    hours.set(key, known);
  }
  return [...hours.values()].map(({ day, hour, sums }) => ({ day, hour, ...sums }));
};

const byDay = (rows: readonly OfMinutes[]): OfMinutes[] => {
  const days = new Map<string, { day: string; minutes: number; trucks: number }>();
  for (const { day, minutes, trucks } of rows) {
    const key = `${day} ${minutes}`;
    days.set(key, { day, minutes, trucks: (days.get(key)?.trucks ?? 0) + trucks });
  }
  return [...days.values()];
};

/** Every figure of some days of the checkpoint as the tables say it now, each in one pass over all of them. */
export const countSpan = async (ctx: Context, days: Days): Promise<SpanFigures> => {
  const span = spanOf(ctx, days);
  const calls = await countCalls(ctx.db, span);
  const waits = await countWaits(ctx.db, span);
  const misses = calls.flatMap(({ day, hour, minutes, trucks }) =>
    minutes === null ? [] : [{ day, hour, minutes, trucks }],
  );
  return {
    hours: byHour([
      ...(await countPlaces(ctx.db, span)),
      ...(await countBookings(ctx.db, span, defaultParams().cancelDeadlineMinutes)),
      ...(await countWaitedMinutes(ctx, span)),
      ...calls.map(({ day, hour, trucks }) => ({ day, hour, called: trucks })),
    ]),
    waits: waits.flatMap(({ day, hour, minutes, trucks }) =>
      hour === null ? [] : [{ day, hour, minutes, trucks }],
    ),
    cargoWaits: waits.flatMap(({ day, cargo_type, minutes, trucks }) =>
      cargo_type === null ? [] : [{ day, cargo_type, minutes, trucks }],
    ),
    misses,
    dayMisses: byDay(misses),
  };
};
