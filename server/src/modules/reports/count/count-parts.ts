import type { Context } from '../../../platform/context.ts';
import { listActsBetween, listOutageStretches } from '../../bookings/line/forecast/forecast.queries.ts';
import { hoursInForce } from '../../bookings/line/forecast/history.ts';
import { pastOpenStretches } from '../../bookings/line/forecast/open-time.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import { defaultParams } from '../../system-params/default-params.ts';
import { listParamsInForce } from '../../system-params/get-booking-params.ts';
import {
  type CountedSpan,
  countBookings,
  countCalls,
  countPlaces,
  countWaits,
  type SumRow,
} from './day-counts.queries.ts';
import { waitedMinutesByHour } from './waited-hours.ts';

/** Both days belong to it. */
export type Days = { readonly from: Temporal.PlainDate; readonly to: Temporal.PlainDate };

const spanOf = (ctx: Context, { from, to }: Days): CountedSpan => ({
  firstDay: from.toString(),
  lastDay: to.toString(),
  from: dayRange(ctx, from.toString()).from,
  to: dayRange(ctx, to.toString()).to,
  timeZone: ctx.config.timeZone,
});

/** By the hours and closures that were in force then; nothing is measured beyond the present moment. */
const countWaitedMinutes = async (ctx: Context, { from, to, timeZone }: CountedSpan): Promise<SumRow[]> => {
  const now = ctx.clock.now();
  const until = Temporal.Instant.compare(to, now) < 0 ? to : now;
  if (Temporal.Instant.compare(until, from) <= 0) return [];
  const bounds = { from: from.epochMilliseconds, to: until.epochMilliseconds };
  const { versions } = await listParamsInForce(ctx, from);
  const outages = await listOutageStretches(ctx.db, from);
  const open = pastOpenStretches(hoursInForce(versions), timeZone, bounds, outages);
  const acts = await listActsBetween(ctx.db, from, until);
  return waitedMinutesByHour(acts, open, bounds).map((waited_minutes, passed) => {
    const at = from.add({ hours: passed }).toZonedDateTimeISO(timeZone);
    return { day: at.toPlainDate().toString(), hour: at.hour, waited_minutes };
  });
};

/** What is counted of days, each in one pass over all of them: no report needs every part. */
export const parts = {
  places: (ctx: Context, days: Days) => countPlaces(ctx.db, spanOf(ctx, days)),
  bookings: (ctx: Context, days: Days) =>
    countBookings(ctx.db, spanOf(ctx, days), defaultParams().cancelDeadlineMinutes),
  calls: (ctx: Context, days: Days) => countCalls(ctx.db, spanOf(ctx, days)),
  waits: (ctx: Context, days: Days) => countWaits(ctx.db, spanOf(ctx, days)),
  waitedMinutes: (ctx: Context, days: Days) => countWaitedMinutes(ctx, spanOf(ctx, days)),
} as const;
type PartName = keyof typeof parts;
export type Part<N extends PartName> = Awaited<ReturnType<(typeof parts)[N]>>;

/** A page asks for seven reports of the same days at once. */
const sharedMs = 2000;

/** The same for whoever asks within a moment, whatever is booked meanwhile. */
export const countShared = <N extends PartName>(ctx: Context, name: N, days: Days): Promise<Part<N>> =>
  ctx.cache.readLasting(
    `${name} of ${days.from} ${days.to}`,
    sharedMs,
    () => parts[name](ctx, days) as Promise<Part<N>>,
  );
