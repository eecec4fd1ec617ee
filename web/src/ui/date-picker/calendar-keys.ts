import { addDays, addMonths, type CalendarDay, weekdayOf } from './calendar-day.ts';

type Step = (day: CalendarDay) => CalendarDay;

const daySteps: Record<string, Step> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const monthSteps: Record<string, Step> = {
  ArrowLeft: (day) => addMonths(day, -1),
  ArrowRight: (day) => addMonths(day, 1),
  ArrowUp: (day) => addMonths(day, -3),
  ArrowDown: (day) => addMonths(day, 3),
  Home: (day) => addMonths(day, 1 - Number(day.slice(5, 7))),
  End: (day) => addMonths(day, 12 - Number(day.slice(5, 7))),
  PageUp: (day) => addMonths(day, -12),
  PageDown: (day) => addMonths(day, 12),
};

type Key = { key: string; shiftKey: boolean };

/** Page keys move by months, and with Shift by years. */
export const stepAmongDays = ({ key, shiftKey }: Key) =>
  shiftKey && key.startsWith('Page') ? monthSteps[key] : daySteps[key];

export const stepAmongMonths = ({ key }: Key) => monthSteps[key];
