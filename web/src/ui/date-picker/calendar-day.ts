/** `yyyy-MM-dd`: sorts as text, and no time zone can shift it. Arithmetic uses UTC, where every day has 24 hours. */
export type CalendarDay = string;

const dayLength = 86_400_000;

const pad = (value: number, width = 2) => String(value).padStart(width, '0');

export const toDay = (year: number, month: number, date: number): CalendarDay =>
  `${pad(year, 4)}-${pad(month)}-${pad(date)}`;

export const partsOf = (day: CalendarDay) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  date: Number(day.slice(8, 10)),
});

export const toUtc = (day: CalendarDay) => {
  const { year, month, date } = partsOf(day);
  return new Date(Date.UTC(year, month - 1, date));
};

const fromUtc = (moment: Date): CalendarDay => moment.toISOString().slice(0, 10);

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const isRealDate = (year: number, month: number, date: number) =>
  year >= 1000 && month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);

export const addDays = (day: CalendarDay, count: number) =>
  fromUtc(new Date(toUtc(day).getTime() + count * dayLength));

/** If the month is too short, the result is its last day. */
export const addMonths = (day: CalendarDay, count: number) => {
  const { year, month, date } = partsOf(day);
  const months = year * 12 + (month - 1) + count;
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return toDay(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
};

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: CalendarDay) => (toUtc(day).getUTCDay() + 6) % 7;

export const clampDay = (day: CalendarDay, min: CalendarDay | undefined, max: CalendarDay | undefined) => {
  if (min !== undefined && day < min) return min;
  if (max !== undefined && day > max) return max;
  return day;
};
