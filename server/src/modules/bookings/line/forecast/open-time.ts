import type { BookingParams } from '#contract/params/booking-params.ts';
import { weekdays } from '#contract/params/weekdays.ts';
import { clipped, hourMs, joined, type Moment, type Stretch, without } from './stretches.ts';

export type Hours = Pick<BookingParams, 'weeklyHours' | 'closures'>;

export type HoursInForce = { readonly since: Moment; readonly hours: Hours };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The openings of a day by the wall clock. */
const dayStretches = ({ weeklyHours }: Hours, timeZone: string, day: Temporal.PlainDate): Stretch[] => {
  const at = (time: string): Moment =>
    day
      .toPlainDateTime()
      .add({ minutes: minutesOf(time) })
      .toZonedDateTime(timeZone).epochMilliseconds;
  const intervals = weeklyHours[weekdays[day.dayOfWeek - 1] ?? 'MONDAY'];
  return intervals.map(({ from, to }) => ({ from: at(from), to: at(to) }));
};

export const closedStretches = ({ closures }: Hours): Stretch[] =>
  closures.map(({ from, to }) => ({ from: Date.parse(from), to: Date.parse(to) }));

/** Weekly hours minus closures. */
export const openStretches = (hours: Hours, timeZone: string, bounds: Stretch): Stretch[] => {
  const dayOf = (moment: Moment) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();
  const last = dayOf(bounds.to);
  const open: Stretch[] = [];
  for (let day = dayOf(bounds.from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    open.push(...dayStretches(hours, timeZone, day));
  const closed = joined(clipped(closedStretches(hours), bounds));
  return without(clipped(joined(open), bounds), closed);
};

/**
 * Past open time by the parameters in force at each moment, so that a change today does not rewrite
 * yesterday. `versions` must be sorted by time. Outages are excluded, as nothing was recorded during them.
 */
export const pastOpenStretches = (
  versions: readonly HoursInForce[],
  timeZone: string,
  bounds: Stretch,
  outages: readonly Stretch[],
): Stretch[] => {
  const open = versions.flatMap(({ since, hours }, index) => {
    const [inForce] = clipped([{ from: since, to: versions[index + 1]?.since ?? bounds.to }], bounds);
    return inForce ? openStretches(hours, timeZone, inForce) : [];
  });
  return without(joined(open), joined(outages));
};

const dayMs = 24 * hourMs;
/** No forecast is made for longer waits. */
const lookAheadDays = 62;

/** As much open time as is needed, computed two days at a time. */
export const comingOpenStretches = (
  hours: Hours,
  timeZone: string,
  now: Moment,
  neededMs: number,
): Stretch[] => {
  let open: Stretch[] = [];
  let missing = neededMs;
  for (let days = 0; days < lookAheadDays && missing > 0; days += 2) {
    const bounds = { from: now + days * dayMs, to: now + (days + 2) * dayMs };
    const more = openStretches(hours, timeZone, bounds);
    missing -= more.reduce((sum, { from, to }) => sum + to - from, 0);
    open = joined([...open, ...more]);
  }
  return open;
};
