import type { Context } from '../../../platform/context.ts';
import { listActsBetween, listOutageStretches } from '../../bookings/line/forecast/forecast.queries.ts';
import { hoursInForce } from '../../bookings/line/forecast/history.ts';
import { pastOpenStretches } from '../../bookings/line/forecast/open-time.ts';
import { listParamsInForce } from '../../system-params/get-booking-params.ts';
import type { CountedSpan, SumRow } from './span-counts.queries.ts';
import { waitedMinutesByHour } from './waited-hours.ts';

/**
 * Open time in which somebody waited, by the hours and closures that were in force then; nothing is measured beyond the
 * present moment.
 */
export const countWaitedMinutes = async (
  ctx: Context,
  { from, to, timeZone }: CountedSpan,
): Promise<SumRow[]> => {
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
