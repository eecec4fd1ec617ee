import type { Context } from '../../../platform/context.ts';
import { listActsBetween, listOutageStretches } from '../../bookings/line/forecast/forecast.queries.ts';
import { hoursInForce } from '../../bookings/line/forecast/history.ts';
import { pastOpenStretches } from '../../bookings/line/forecast/open-time.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import { defaultParams } from '../../system-params/default-params.ts';
import { listParamsInForce } from '../../system-params/get-booking-params.ts';
import {
  type CargoWaitCount,
  type CountedDay,
  countBookings,
  countCalls,
  countMisses,
  countPlaces,
  countWaits,
  type WaitCount,
} from './day-counts.queries.ts';
import type { HourRow } from './reports.tables.ts';
import { waitedMinutesByHour } from './waited-hours.ts';

export type HourFigures = Omit<HourRow, 'day'>;

export type DayFigures = {
  readonly day: string;
  readonly hours: readonly HourFigures[];
  readonly waits: readonly WaitCount[];
  readonly cargoWaits: readonly CargoWaitCount[];
  readonly misses: readonly WaitCount[];
};

export type HourSums = Omit<HourFigures, 'hour'>;

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

/** By the hours and closures that were in force then; nothing is measured beyond the present moment. */
const waitedMinutes = async (ctx: Context, { from, to }: CountedDay) => {
  const now = ctx.clock.now();
  const until = Temporal.Instant.compare(to, now) < 0 ? to : now;
  if (Temporal.Instant.compare(until, from) <= 0) return [];
  const bounds = { from: from.epochMilliseconds, to: until.epochMilliseconds };
  const { versions } = await listParamsInForce(ctx, from);
  const outages = await listOutageStretches(ctx.db, from);
  const open = pastOpenStretches(hoursInForce(versions), ctx.config.timeZone, bounds, outages);
  const acts = await listActsBetween(ctx.db, from, until);
  const minutes = waitedMinutesByHour(acts, open, bounds);
  return minutes.map((waited_minutes, passed) => ({
    hour: from.add({ hours: passed }).toZonedDateTimeISO(ctx.config.timeZone).hour,
    waited_minutes,
  }));
};

/** Every figure of a day of the checkpoint, as the tables say it now. */
const countNow = async (ctx: Context, day: string): Promise<DayFigures> => {
  const counted = { day, ...dayRange(ctx, day), timeZone: ctx.config.timeZone };
  const parts: readonly (Pick<HourFigures, 'hour'> & Partial<HourFigures>)[][] = [
    await countPlaces(ctx.db, counted),
    await countBookings(ctx.db, counted, defaultParams().cancelDeadlineMinutes),
    await countCalls(ctx.db, counted),
    await waitedMinutes(ctx, counted),
  ];
  const hours = new Map<number, HourFigures>();
  for (const { hour, ...counts } of parts.flat()) {
    const known = hours.get(hour) ?? { hour, ...noSums };
    // An hour that the clock passes twice in autumn is one hour of the report.
    const waited = known.waited_minutes + (counts.waited_minutes ?? 0);
    hours.set(hour, { ...known, ...counts, waited_minutes: waited });
  }
  const { byHour, byCargo } = await countWaits(ctx.db, counted);
  return {
    day,
    hours: [...hours.values()].toSorted((a, b) => a.hour - b.hour),
    waits: byHour,
    cargoWaits: byCargo,
    misses: await countMisses(ctx.db, counted),
  };
};

/** A page asks for six reports of the same days at once. */
const sharedMs = 1000;

export const countDay = (ctx: Context, day: string): Promise<DayFigures> =>
  ctx.cache.read(`figures of ${day}`, sharedMs, () => countNow(ctx, day));
