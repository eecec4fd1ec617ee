import { momentAs } from '../../../domain/checkpoint/checkpoint-words.ts';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';
import type { ClickSpan } from '../promo-calls.ts';

const styles: Readonly<Record<ClickSpan['by'], Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  hour: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
};

export const clickTime = (at: string, by: ClickSpan['by']) => momentAs(at, styles[by]);

export const listedDays = 30;

/** A month by days, or yesterday and today by hours, by the checkpoint's calendar. */
export const clickSpan = (by: ClickSpan['by'], today: string): ClickSpan => ({
  from: addDays(today, by === 'day' ? 1 - listedDays : -1),
  to: today,
  by,
});
