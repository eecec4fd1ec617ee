import { addDays } from '../../../ui/date-picker/calendar-day.ts';
import { readTime } from '../../../ui/fields/read-time.ts';
import type { ParamsValues } from '../params-values.ts';
import type { CalendarDay, CalendarSlot } from './plan-week.ts';

/** A selection of slots by start, in either direction. */
export type Stretch = { readonly anchor: string; readonly head: string };

type Closure = ParamsValues['closures'][number];
type Override = ParamsValues['capacityOverrides'][number];

export const slotsIn = (days: readonly CalendarDay[], { anchor, head }: Stretch): CalendarSlot[] => {
  const [first, last] = anchor < head ? [anchor, head] : [head, anchor];
  return days.flatMap(({ slots }) => slots).filter(({ start }) => first <= start && start <= last);
};

/** 24:00 becomes 00:00 of the next day. */
const wallOf = (moment: string) => {
  const [day = '', time = ''] = moment.split(' ');
  return time === '24:00' ? { day: addDays(day, 1), time: '00:00' } : { day, time };
};

export type Period = Pick<Closure, 'fromDay' | 'fromTime' | 'toDay' | 'toTime'>;

export const periodOf = (slots: readonly CalendarSlot[]): Period => {
  const from = wallOf(slots[0]?.start ?? '');
  const to = wallOf(slots.at(-1)?.end ?? '');
  return { fromDay: from.day, fromTime: from.time, toDay: to.day, toTime: to.time };
};

const momentsOf = ({ fromDay, fromTime, toDay, toTime }: Period) => ({
  from: `${fromDay} ${readTime(fromTime) ?? fromTime}`,
  to: `${toDay} ${readTime(toTime) ?? toTime}`,
});

/** Removes the period from the closures. One that reaches beyond both of its ends is split. */
export const withoutPeriod = (closures: readonly Closure[], opened: Period): Closure[] => {
  const open = momentsOf(opened);
  return closures.flatMap((closure) => {
    const { from, to } = momentsOf(closure);
    if (open.to <= from || to <= open.from) return [closure];
    const before = { ...closure, toDay: opened.fromDay, toTime: opened.fromTime };
    const after = { ...closure, fromDay: opened.toDay, fromTime: opened.toTime };
    return [...(from < open.from ? [before] : []), ...(open.to < to ? [after] : [])];
  });
};

export const withCapacity = (
  overrides: readonly Override[],
  slots: readonly CalendarSlot[],
  capacity: string | null,
): Override[] => {
  const starts = new Set(slots.map(({ start }) => start));
  const others = overrides.filter(({ day, time }) => !starts.has(`${day} ${time}`));
  if (capacity === null) return others;
  const set = [...starts].map((start) => ({ ...wallOf(start), capacity }));
  return [...others, ...set].sort((a, b) => (`${a.day} ${a.time}` < `${b.day} ${b.time}` ? -1 : 1));
};
