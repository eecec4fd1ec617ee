import { type Weekday, weekdays } from '#contract/params/weekdays.ts';
import type { SetupHours } from '#contract/setup/setup.ts';

type WeeklyHours = SetupHours['weeklyHours'];

/** Whether each of the 24 hours of each day is open. */
export type WeekCells = readonly (readonly boolean[])[];

export const dayHours = 24;
/** How many open intervals the server allows on a day. */
const mostIntervals = 4;

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
export const hoursWords = (from: number, to: number) => `${clock(from)}–${clock(to)}`;

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** An hour that is partly open counts as closed. Minutes can be set in the parameters. */
export const toCells = (hours: WeeklyHours): WeekCells =>
  weekdays.map((day) =>
    Array.from({ length: dayHours }, (_, hour) =>
      hours[day].some(({ from, to }) => minuteOf(from) <= hour * 60 && minuteOf(to) >= (hour + 1) * 60),
    ),
  );

const intervalsOf = (cells: readonly boolean[]) => {
  const starts = cells.flatMap((open, hour) => (open && !cells[hour - 1] ? [hour] : []));
  return starts.map((start) => {
    const end = cells.findIndex((open, hour) => hour > start && !open);
    return { from: clock(start), to: clock(end < 0 ? dayHours : end) };
  });
};

export const toWeeklyHours = (cells: WeekCells): WeeklyHours =>
  Object.fromEntries(weekdays.map((day, place) => [day, intervalsOf(cells[place] ?? [])])) as WeeklyHours;

export const tooManyOn = (cells: WeekCells): Weekday | undefined =>
  weekdays.find((_, place) => intervalsOf(cells[place] ?? []).length > mostIntervals);

export type Cell = { readonly day: number; readonly hour: number };

/** Gives all cells of the rectangle between two corners one value, as a brush drawn across them. */
export const paint = (cells: WeekCells, from: Cell, to: Cell, open: boolean): WeekCells => {
  const isBetween = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  return cells.map((hours, day) =>
    hours.map((was, hour) =>
      isBetween(day, from.day, to.day) && isBetween(hour, from.hour, to.hour) ? open : was,
    ),
  );
};

/** Counts like the server: a slot is sold if all of it is open. */
export const slotsOn = (hours: readonly boolean[], slotMinutes: number): number => {
  const slots = (dayHours * 60) / slotMinutes;
  return Array.from({ length: slots }, (_, slot) => {
    const first = Math.floor((slot * slotMinutes) / 60);
    const last = Math.ceil(((slot + 1) * slotMinutes) / 60);
    return hours.slice(first, last).every(Boolean);
  }).filter(Boolean).length;
};
