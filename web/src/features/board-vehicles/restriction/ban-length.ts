import { addDays } from '../../../ui/date-picker/calendar-day.ts';

export const lengths = ['7', '14', '30', 'day', 'lifted'] as const;
export type Length = (typeof lengths)[number];

/** The last day of the ban. Null if it lasts until somebody lifts it. */
export const lastDayOf = (
  length: Length,
  { today, until }: { today: string; until: string },
): string | null => {
  if (length === 'lifted') return null;
  return length === 'day' ? until : addDays(today, Number(length));
};
