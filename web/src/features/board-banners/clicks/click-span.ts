import type { ClickSpan } from '../promo-calls.ts';

const dayMs = 86_400_000;
export const listedDays = 30;

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** A month by days, or yesterday and today by hours, in the checkpoint's calendar. */
export const clickSpan = (by: ClickSpan['by'], today: string): ClickSpan => ({
  from: daysBefore(today, by === 'day' ? listedDays - 1 : 1),
  to: today,
  by,
});
