import { addDays } from '../../../../ui/date-picker/calendar-day.ts';

const between = (from: string, to: string) => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

const daysBefore = 4;
const mostDays = 8;

type StripOptions = {
  readonly date: string;
  readonly today: string;
  readonly horizonDays: number;
};

/** Today up to the booking horizon. If another day is selected, the days around that one. */
export const stripDays = ({ date, today, horizonDays }: StripOptions): string[] => {
  const last = addDays(today, horizonDays);
  if (date >= today && date <= last) return between(today, last);
  const from = addDays(date, -daysBefore);
  return between(from, addDays(from, mostDays - 1));
};
