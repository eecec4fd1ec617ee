import { type Weekday, weekdays } from '#contract/params/weekdays.ts';
import { weekdayOf } from '../../../ui/date-picker/calendar-day.ts';
import { readTime } from '../../../ui/fields/read-time.ts';
import type { ParamsValues } from '../params-values.ts';

export type CalendarSlot = {
  /** `yyyy-MM-dd HH:mm` on the checkpoint's clock: such texts compare as moments do, 24:00 among them. */
  readonly start: string;
  readonly end: string;
  /** As set for it, whether it is open or not. */
  readonly capacity: number;
  readonly isOverride: boolean;
  /** Outside the weekly hours nothing is sold even without a closure. */
  readonly isWorked: boolean;
  /** The place of the closure in the list, if one touches the slot. */
  readonly closure: number | null;
};

export type CalendarDay = { readonly day: string; readonly slots: readonly CalendarSlot[] };

export type Plan = Pick<ParamsValues, 'weeklyHours' | 'closures' | 'capacityOverrides' | 'slotCapacity'>;

const dayMinutes = 1440;
const two = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

type Closure = ParamsValues['closures'][number];

/** What is half typed closes nothing yet. */
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
/** What can be sold of it. */
export const placesOf = (slot: CalendarSlot) => (isOpen(slot) ? slot.capacity : 0);

/** Days as the form would have them, by the rules of the server's own planning. */
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
