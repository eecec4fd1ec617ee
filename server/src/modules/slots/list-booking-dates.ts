import type { BookingDay, TimeSlot } from '#contract/time-slots.ts';
import type { Context } from '../../platform/context.ts';
import { freshMs } from '../../platform/fresh-cache.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { lastBookableDay, today } from './checkpoint-time.ts';
import { earlierDay, laterDay } from './days.ts';
import { ensureDaysOnce, minuteOf, readSlots } from './read-slots.ts';
import { stateOfFree, toTimeSlot } from './slot-view.ts';

const summarise = (date: string, slots: readonly TimeSlot[]): BookingDay => {
  const sold = slots.filter(({ state }) => state !== 'CLOSED' && state !== 'PAST');
  const sumOf = (field: 'capacity' | 'free' | 'priorityFree') =>
    sold.reduce((sum, slot) => sum + slot[field], 0);
  const free = sumOf('free');
  const places = { date, capacity: sumOf('capacity'), free, priorityFree: sumOf('priorityFree') };
  if (sold.length > 0) return { ...places, state: stateOfFree(free) };
  return { ...places, state: slots.some(({ state }) => state === 'CLOSED') ? 'CLOSED' : 'PAST' };
};

const makeView = async (ctx: Context, wanted: string): Promise<BookingDay[]> => {
  const params = await readBookingParams(ctx);
  const month = Temporal.PlainYearMonth.from(wanted);
  const from = laterDay(month.toPlainDate({ day: 1 }), today(ctx));
  const to = earlierDay(month.toPlainDate({ day: month.daysInMonth }), lastBookableDay(ctx, params));
  if (Temporal.PlainDate.compare(from, to) > 0) return [];
  await ensureDaysOnce(ctx, from, to);
  const bookableFrom = ctx.clock.now().add({ minutes: params.bookingLeadMinutes });
  const byDay = Object.groupBy(await readSlots(ctx, from, to), ({ day }) => day);
  return Object.entries(byDay).map(([date, rows = []]) =>
    summarise(
      date,
      rows.map((row) => toTimeSlot(ctx, row, bookableFrom)),
    ),
  );
};

/** The days of a month that can be booked, with what is left of them. */
export const listBookingDates = (
  ctx: Context,
  { month }: { readonly month: string },
): Promise<BookingDay[]> =>
  ctx.cache.read(`dates ${month} ${minuteOf(ctx)}`, freshMs, () => makeView(ctx, month));
