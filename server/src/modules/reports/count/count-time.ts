import type { Context } from '../../../platform/context/context.ts';
import { listActsBetween, listOutageStretches } from '../../bookings/line/forecast/forecast.queries.ts';
import { hoursInForce } from '../../bookings/line/forecast/history.ts';
import { pastOpenStretches } from '../../bookings/line/forecast/open-time.ts';
import {
  clipped,
  hourMs,
  joined,
  minuteMs,
  type Stretch,
  without,
} from '../../bookings/line/forecast/stretches.ts';
import type { LineAct } from '../../bookings/line/forecast/waited-time.ts';
import type { ParamsInForce } from '../../system-params/get-booking-params.ts';
import type { CountedSpan, SumRow } from './span-counts.queries.ts';

const waitedStretches = (acts: readonly LineAct[], until: number): Stretch[] =>
  acts.flatMap(({ at, waiting }, index) => {
    const to = acts[index + 1]?.at ?? until;
    return waiting > 0 && to > at ? [{ from: at, to }] : [];
  });

/** How many minutes of each hour between the two moments the stretches cover; `from` is a full hour. */
const minutesByHour = (stretches: readonly Stretch[], { from, to }: Stretch): number[] =>
  Array.from({ length: Math.ceil((to - from) / hourMs) }, (_, hour) => {
    const bounds = { from: from + hour * hourMs, to: Math.min(to, from + (hour + 1) * hourMs) };
    return clipped(stretches, bounds).reduce((sum, part) => sum + part.to - part.from, 0) / minuteMs;
  });

/** Every moment is judged by the hours and closures that were in force then. */
export const countTime = async (
  { db }: Pick<Context, 'db'>,
  { from, to, asOf, timeZone }: CountedSpan,
  versions: readonly ParamsInForce[],
): Promise<SumRow[]> => {
  const bounds: Stretch = { from: from.epochMilliseconds, to: to.epochMilliseconds };
  const start = from
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: 'hour', roundingMode: 'floor' })
    .toInstant();
  const hours = hoursInForce(versions);
  const unclosed = hours.map(({ since, hours: { weeklyHours } }) => ({
    since,
    hours: { weeklyHours, closures: [] },
  }));
  const working = pastOpenStretches(unclosed, timeZone, bounds, []);
  const open = pastOpenStretches(hours, timeZone, bounds, []);
  const toRows = (name: 'waited_minutes' | 'closed_minutes', within: Stretch, stretches: Stretch[]) =>
    minutesByHour(stretches, { ...within, from: start.epochMilliseconds }).flatMap(
      (minutes, passed): SumRow[] => {
        const at = start.add({ hours: passed }).toZonedDateTimeISO(timeZone);
        return minutes === 0 ? [] : [{ day: at.toPlainDate().toString(), hour: at.hour, [name]: minutes }];
      },
    );
  const closed = toRows('closed_minutes', bounds, without(working, open));
  const until = Temporal.Instant.compare(to, asOf) < 0 ? to : asOf;
  if (Temporal.Instant.compare(until, from) <= 0) return closed;
  const past = { from: bounds.from, to: until.epochMilliseconds };
  const measured = without(clipped(open, past), joined(await listOutageStretches(db, from)));
  const waited = waitedStretches(await listActsBetween(db, from, until), past.to);
  return [
    ...closed,
    ...toRows(
      'waited_minutes',
      past,
      measured.flatMap((stretch) => clipped(waited, stretch)),
    ),
  ];
};
