import type { BookingParams } from '#contract/params/booking-params.ts';
import { weekdays } from '#contract/params/weekdays.ts';
import { addDays, weekdayOf } from '../../ui/date-picker/calendar-day.ts';
import { instantAt, wallClockAt } from './wall-clock.ts';

type Hours = Pick<BookingParams, 'weeklyHours' | 'closures'>;
type Closure = BookingParams['closures'][number];

type CheckpointState =
  | { readonly isOpen: true }
  | {
      readonly isOpen: false;
      /** The next opening. Null if there is none within `searchedDays`. */
      readonly until: string | null;
      /** Null outside the weekly hours. */
      readonly reasons: Closure['reasons'] | null;
      readonly closureId?: string;
    };

const searchedDays = 62;

const hoursOf = (day: string, { weeklyHours }: Hours) => {
  const weekday = weekdays[weekdayOf(day)];
  return weekday ? weeklyHours[weekday] : [];
};

/** `from` itself if it is within weekly hours, otherwise the start of the next interval. */
const openingFrom = (from: number, hours: Hours, timeZone: string): number | null => {
  let { day } = wallClockAt(new Date(from), timeZone);
  for (let count = 0; count <= searchedDays; count += 1) {
    for (const interval of hoursOf(day, hours)) {
      const start = Date.parse(instantAt(day, interval.from, timeZone));
      const end =
        interval.to === '24:00'
          ? Date.parse(instantAt(addDays(day, 1), '00:00', timeZone))
          : Date.parse(instantAt(day, interval.to, timeZone));
      if (end > from) return Math.max(start, from);
    }
    day = addDays(day, 1);
  }
  return null;
};

const closureAt = (at: number, { closures }: Hours) =>
  closures.find(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to));

const nextOpening = (from: number, hours: Hours, timeZone: string): number | null => {
  let at: number | null = from;
  // The loop ends, because each turn skips at least one closure.
  for (let steps = 0; at !== null && steps <= hours.closures.length; steps += 1) {
    at = openingFrom(at, hours, timeZone);
    const closure = at === null ? undefined : closureAt(at, hours);
    if (!closure) return at;
    at = Date.parse(closure.to);
  }
  return null;
};

export const checkpointStateAt = (now: Date, hours: Hours, timeZone: string): CheckpointState => {
  const at = now.getTime();
  const opening = nextOpening(at, hours, timeZone);
  if (opening === at) return { isOpen: true };
  const closure = closureAt(at, hours);
  const wall = opening === null ? null : wallClockAt(new Date(opening), timeZone);
  return {
    isOpen: false,
    until: wall && instantAt(wall.day, wall.time, timeZone),
    reasons: closure?.reasons ?? null,
    ...(closure?.id !== undefined && { closureId: closure.id }),
  };
};
