import { type CalendarDay, isRealDate, toDay } from './calendar-day.ts';

export type DateError = 'INVALID_DATE' | 'DATE_TOO_EARLY' | 'DATE_TOO_LATE';

export type DateLimits = { min?: CalendarDay | undefined; max?: CalendarDay | undefined };

const yearFirst = /^(\d{4})(?:[-./\s]+|年\s*)(\d{1,2})(?:[-./\s]+|月\s*)(\d{1,2})日?$/;
const yearFirstCompact = /^(\d{4})(\d{2})(\d{2})$/;
/** Slashes are refused, because 03/04 is ambiguous. */
const dayFirst = /^(\d{1,2})[-.\s]+(\d{1,2})[-.\s]+(\d{4})$/;

const numbersIn = (text: string): readonly number[] | undefined => {
  const plain = text.normalize('NFKC').trim();
  const match = yearFirst.exec(plain) ?? yearFirstCompact.exec(plain);
  if (match !== null) return match.slice(1).map(Number);
  return dayFirst.exec(plain)?.slice(1).map(Number).reverse();
};

const parseDate = (text: string): CalendarDay | undefined => {
  const [year = 0, month = 0, date = 0] = numbersIn(text) ?? [];
  return isRealDate(year, month, date) ? toDay(year, month, date) : undefined;
};

type DateReading = { value: CalendarDay; error: null } | { value: ''; error: DateError | null };

export const readDate = (text: string, { min, max }: DateLimits): DateReading => {
  if (text.trim() === '') return { value: '', error: null };
  const day = parseDate(text);
  if (day === undefined) return { value: '', error: 'INVALID_DATE' };
  if (min !== undefined && day < min) return { value: '', error: 'DATE_TOO_EARLY' };
  if (max !== undefined && day > max) return { value: '', error: 'DATE_TOO_LATE' };
  return { value: day, error: null };
};
