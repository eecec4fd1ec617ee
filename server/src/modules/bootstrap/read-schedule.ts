import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import type { Context } from '../../platform/context/context.ts';
import { lastBookableDay, today } from '../slots/checkpoint-time.ts';
import { listBookingDates } from '../slots/list-booking-dates.ts';
import { listTimeSlots } from '../slots/list-time-slots.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';

const monthsBetween = (first: Temporal.PlainDate, last: Temporal.PlainDate): string[] => {
  const end = last.toPlainYearMonth();
  const months: string[] = [];
  for (
    let month = first.toPlainYearMonth();
    Temporal.PlainYearMonth.compare(month, end) <= 0;
    month = month.add({ months: 1 })
  )
    months.push(month.toString());
  return months;
};

export const readSchedule = async (
  ctx: Context,
): Promise<{ readonly dates: BookingDay[]; readonly timeSlots?: TimeSlot[] }> => {
  const last = lastBookableDay(ctx, await readBookingParams(ctx));
  const months = monthsBetween(today(ctx), last);
  const dates = (await Promise.all(months.map((month) => listBookingDates(ctx, { month })))).flat();
  const opened = dates.find(({ free }) => free > 0) ?? dates[0];
  return opened ? { dates, timeSlots: await listTimeSlots(ctx, opened) } : { dates };
};
