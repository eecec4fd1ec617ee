import { type Weekday, weekdays } from '#contract/params/weekdays.ts';
import { weekdayOf } from '../../../ui/date-picker/calendar-day.ts';
import { readTime } from '../../../ui/fields/read-time.ts';
import type { ParamsValues } from '../params-values.ts';

export type CalendarSlot = {
  /** `yyyy-MM-dd HH:mm` in the checkpoint's time, which sorts as text, even with 24:00. */
  readonly start: string;
  readonly end: string;
  /** The set capacity, even if the slot is closed. */
  readonly capacity: number;
  readonly isOverride: boolean;
  readonly isWorked: boolean;
  readonly closure: number | null;
};

export type CalendarDay = { readonly day: string; readonly slots: readonly CalendarSlot[] };

export type Plan = Pick<ParamsValues, 'weeklyHours' | 'closures' | 'capacityOverrides' | 'slotCapacity'>;

export const dayMinutes = 1440;
const two = (value: number) => String(value).padStart(2, '0');
export const clock = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

type Closure = ParamsValues['closures'][number];

/** Null for incomplete input, which closes nothing. */
const periodOf = ({ fromDay, fromTime, toDay, toTime }: Closure) => {
  const [from, to] = [readTime(fromTime), readTime(toTime)];
  if (fromDay === '' || toDay === '' || from === null || to === null) return null;
  return { from: `${fromDay} ${from}`, to: `${toDay} ${to}` };
};

const isWithin = (hours: ParamsValues['weeklyHours'][Weekday], from: string, to: string) =>
  hours.some((interval) => {
    const [opens, closes] = [readTime(interval.from), readTime(interval.to)];
    return opens !== null && closes !== null && opens <= from && to <= closes;
  });

export const isOpen = ({ isWorked, closure }: CalendarSlot) => isWorked && closure === null;
export const placesOf = (slot: CalendarSlot) => (isOpen(slot) ? slot.capacity : 0);

/** Mirrors the server's planning rules. */
export const planWeek = (
  plan: Plan,
  days: readonly string[],
  minutesOn: (day: string) => number,
): CalendarDay[] => {
  const periods = plan.closures.map(periodOf);
  const overrides = new Map(
    plan.capacityOverrides.map(({ day, time, capacity }) => [`${day} ${time}`, Number(capacity)]),
  );
  return days.map((day) => {
    const hours = plan.weeklyHours[weekdays[weekdayOf(day)] ?? 'MONDAY'];
    const length = minutesOn(day);
    const slots = Array.from({ length: dayMinutes / length }, (_, index): CalendarSlot => {
      const [from, to] = [clock(index * length), clock((index + 1) * length)];
      const [start, end] = [`${day} ${from}`, `${day} ${to}`];
      const closure = periods.findIndex((period) => period && period.from < end && start < period.to);
      const override = overrides.get(start);
      return {
        start,
        end,
        capacity: override ?? Number(plan.slotCapacity),
        isOverride: override !== undefined,
        isWorked: isWithin(hours, from, to),
        closure: closure === -1 ? null : closure,
      };
    });
    return { day, slots };
  });
};
