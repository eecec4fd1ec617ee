import type { BookingParams, Closure } from '#contract/params/booking-params.ts';
import { type Weekday, weekdays } from '#contract/params/weekdays.ts';
import { wallInstant } from '../../platform/time/wall-instant.ts';
import { type SlotLength, slotLengthOf } from './slot-lengths.ts';

export type PlannedSlot = {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  readonly day: string;
  readonly capacity: number;
  readonly reserve: number;
  readonly open: boolean;
};

export type Planning = {
  readonly params: BookingParams;
  readonly lengths: readonly SlotLength[];
  readonly timeZone: string;
};

type Interval = { readonly from: string; readonly to: string };

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isWithin = (hours: readonly Interval[], from: number, to: number) =>
  hours.some((interval) => minutesOf(interval.from) <= from && to <= minutesOf(interval.to));

type Stretch = { readonly start: Temporal.Instant; readonly end: Temporal.Instant };

export const findClosure = (closures: readonly Closure[], { start, end }: Stretch): Closure | undefined =>
  closures.find(
    (closure) =>
      Temporal.Instant.compare(Temporal.Instant.from(closure.from), end) < 0 &&
      Temporal.Instant.compare(start, Temporal.Instant.from(closure.to)) < 0,
  );

const weekdayOf = (day: Temporal.PlainDate): Weekday => weekdays[day.dayOfWeek - 1] ?? 'MONDAY';

export const slotMinutesOn = ({ params, lengths }: Planning, day: Temporal.PlainDate): number =>
  slotLengthOf(lengths, day.toString(), params.slotMinutes);

/**
 * Closed hours become closed slots, so that a day is always complete. Across DST changes wall time decides,
 * and times that do not exist are left out.
 */
export const planDay = (planning: Planning, day: Temporal.PlainDate): PlannedSlot[] => {
  const { params, timeZone } = planning;
  const slotMinutes = slotMinutesOn(planning, day);
  const hours = params.weeklyHours[weekdayOf(day)];
  const overrides = new Map(
    params.capacityOverrides.map(({ start, capacity }) => [
      Temporal.Instant.from(start).epochMilliseconds,
      capacity,
    ]),
  );
  const midnight = day.toPlainDateTime();
  const instantAt = (minute: number) => wallInstant(midnight.add({ minutes: minute }), timeZone);
  const slots: PlannedSlot[] = [];
  for (let minute = 0; minute < 1440; minute += slotMinutes) {
    const start = instantAt(minute);
    const end = instantAt(minute + slotMinutes);
    if (Temporal.Instant.compare(start, end) >= 0) continue;
    const capacity = overrides.get(start.epochMilliseconds) ?? params.slotCapacity;
    slots.push({
      start,
      end,
      day: day.toString(),
      capacity,
      reserve: Math.min(params.priorityReserve, capacity),
      open: isWithin(hours, minute, minute + slotMinutes) && !findClosure(params.closures, { start, end }),
    });
  }
  return slots;
};
