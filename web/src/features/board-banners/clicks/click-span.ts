import { languageTag } from '../../../lib/i18n.ts';
import { addDays } from '../../../ui/date-picker/calendar-day.ts';
import type { ClickSpan } from '../promo-calls.ts';

const styles: Readonly<Record<ClickSpan['by'], Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  hour: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/** Timestamps carry the checkpoint's offset, so their digits are local time: format them as UTC. */
export const clickTime = (at: string, by: ClickSpan['by']) =>
  new Intl.DateTimeFormat(languageTag(), { ...styles[by], timeZone: 'UTC' }).format(
    new Date(`${at.slice(0, 19)}Z`),
  );

export const countWords = (count: number) => new Intl.NumberFormat(languageTag()).format(count);

export const listedDays = 30;

/** A month by days, or yesterday and today by hours, in the checkpoint's calendar. */
export const clickSpan = (by: ClickSpan['by'], today: string): ClickSpan => ({
  from: addDays(today, by === 'day' ? 1 - listedDays : -1),
  to: today,
  by,
});
