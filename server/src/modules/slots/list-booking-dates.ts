import type { BookingDay, TimeSlot } from '#contract/bookings/time-slots.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../platform/context/context.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { lastBookableDay, today } from './checkpoint-time.ts';
import { earlierDay, laterDay } from './days.ts';
import { ensureDaysOnce, readSlots } from './read-slots.ts';
import { countWaitingByDay } from './resting/waiting.queries.ts';
import { stateOfFree } from './slot-view.ts';
import type { SlotRow } from './slots.queries.ts';
import { viewSlots } from './view-slots.ts';

const summarise = (date: string, slots: readonly TimeSlot[]): BookingDay => {
  const sold = slots.filter(({ state }) => state !== 'CLOSED' && state !== 'PAST');
  const sumOf = (field: 'capacity' | 'ordinaryCapacity' | 'free' | 'priorityFree') =>
    sold.reduce((sum, slot) => sum + slot[field], 0);
  const free = sumOf('free');
  const places = {
    date,
    capacity: sumOf('capacity'),
    ordinaryCapacity: sumOf('ordinaryCapacity'),
    free,
    priorityFree: sumOf('priorityFree'),
  };
  if (sold.some(({ state }) => state === 'DRAW')) return { ...places, state: 'DRAW' };
  if (sold.length > 0) return { ...places, state: stateOfFree(free) };
  const closed = slots.find(({ state }) => state === 'CLOSED');
  return {
    ...places,
    state: closed ? 'CLOSED' : 'PAST',
    ...(closed?.closure && { closure: closed.closure }),
  };
};

/** Closed slots add their bookings but no capacity. */
const wholeDayOf = (
  rows: readonly SlotRow[],
  slots: readonly TimeSlot[],
): NonNullable<BookingDay['wholeDay']> => ({
  capacity: rows.reduce((sum, { open, capacity }) => sum + (open ? capacity : 0), 0),
  booked: slots.reduce((sum, { booked = 0 }) => sum + booked, 0),
});

type DayWithSlots = BookingDay & { readonly slots: TimeSlot[] };

export const listDays = async (
  ctx: Context,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): Promise<DayWithSlots[]> => {
  await ensureDaysOnce(ctx, from, to);
  const rows = await readSlots(ctx, from, to);
  const slots = await viewSlots(ctx, rows);
  const byDay = Object.groupBy(slots, (_, place) => rows[place]?.day ?? '');
  const rowsByDay = Object.groupBy(rows, ({ day }) => day);
  return Object.entries(byDay).map(([date, ofDay = []]) => ({
    ...summarise(date, ofDay),
    ...(isInConsole(ctx.actor) && { wholeDay: wholeDayOf(rowsByDay[date] ?? [], ofDay) }),
    slots: ofDay,
  }));
};

export const listBookingDates = async (
  ctx: Context,
  requested: { readonly month: string },
): Promise<BookingDay[]> => {
  const params = await readBookingParams(ctx);
  const month = Temporal.PlainYearMonth.from(requested.month);
  const from = laterDay(month.toPlainDate({ day: 1 }), today(ctx));
  const to = earlierDay(month.toPlainDate({ day: month.daysInMonth }), lastBookableDay(ctx, params));
  if (Temporal.PlainDate.compare(from, to) > 0) return [];
  const waiting = params.waitingList.enabled
    ? await countWaitingByDay(ctx.db, from.toString(), to.toString())
    : undefined;
  return (await listDays(ctx, from, to)).map(({ slots: _slots, ...day }) => ({
    ...day,
    ...(waiting && { waiting: waiting.get(day.date) ?? 0 }),
  }));
};
