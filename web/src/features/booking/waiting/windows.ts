import { wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { instantAt } from '../../../domain/checkpoint/wall-clock.ts';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';

/** Hours of one day by the checkpoint's clock. `to` may be 24:00. */
export type DayWindow = { readonly day: string; readonly from: string; readonly to: string };

export type WireWindow = { readonly from: string; readonly to: string };

type WallMoment = { readonly day: string; readonly time: string };

/** A slot can be waited for if it begins at `from` or later, and ends at `to` or earlier. */
export type Bounds = { readonly from: WallMoment; readonly to?: WallMoment | undefined };

/** The contract's limit. */
export const mostWindows = 3;

const endOfDay = '24:00';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Times within the bounds at which slots of the day begin and end. Empty if no slot fits. */
export const edgesOf = (day: string, { from, to }: Bounds, slotMinutes: number): readonly string[] => {
  if (day < from.day || (to && day > to.day)) return [];
  const first = day === from.day ? from.time : '00:00';
  const last = to && day === to.day ? to.time : endOfDay;
  const all = Array.from(
    { length: 1440 / slotMinutes + 1 },
    (_, nth) => `${twoDigits(Math.floor((nth * slotMinutes) / 60))}:${twoDigits((nth * slotMinutes) % 60)}`,
  );
  const edges = all.filter((time) => time >= first && time <= last);
  return edges.length > 1 ? edges : [];
};

/** The window, moved to times at which the day has slots. */
export const fitted = ({ day, from, to }: DayWindow, edges: readonly string[]): DayWindow => {
  const [first = from] = edges;
  const last = edges.at(-1) ?? to;
  const start = edges.includes(from) && from !== last ? from : first;
  return { day, from: start, to: edges.includes(to) && to > start ? to : last };
};

/** One more window: the same hours on the next day that has no window yet. */
export const nextWindow = (
  windows: readonly DayWindow[],
  days: readonly string[],
  edgesFor: (day: string) => readonly string[],
): DayWindow | null => {
  const latest = windows.at(-1);
  const taken = new Set(windows.map(({ day }) => day));
  const free = days.filter((day) => !taken.has(day));
  const day = free.find((one) => latest && one > latest.day) ?? free[0] ?? latest?.day;
  if (day === undefined) return null;
  return fitted({ from: '00:00', to: endOfDay, ...latest, day }, edgesFor(day));
};

export const toWire = ({ day, from, to }: DayWindow, timeZone: string): WireWindow => ({
  from: instantAt(day, from, timeZone),
  to: to === endOfDay ? instantAt(addDays(day, 1), '00:00', timeZone) : instantAt(day, to, timeZone),
});

export const fromWire = ({ from, to }: WireWindow): DayWindow => ({
  day: wallDay(from),
  from: wallTime(from),
  to: wallDay(to) === wallDay(from) ? wallTime(to) : endOfDay,
});

type WaitedFor = {
  readonly day?: string | undefined;
  readonly slot?: { readonly start: string; readonly end: string } | undefined;
  readonly booking?: { readonly dateBooked: string } | undefined;
};

/** The window with which a form begins: a slot, a whole day, or the day of a booking until its time. */
export const windowsOf = ({ day, slot, booking }: WaitedFor): readonly DayWindow[] => {
  if (slot) return [fromWire({ from: slot.start, to: slot.end })];
  const first = day ?? (booking && wallDay(booking.dateBooked));
  return first === undefined ? [] : [{ day: first, from: '00:00', to: endOfDay }];
};
