import type { BookingParams } from '#contract/booking-params.ts';
import type { DayEffect } from '#contract/booking-params-changes.ts';
import type { Context } from '../../platform/context.ts';
import { changeParams, type ParamsChanges } from '../system-params/change-params.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { today, wireInstant } from './checkpoint-time.ts';
import { type PlannedSlot, planDay } from './plan-day.ts';
import { firstDayOfNewLength, slotLengthOf } from './slot-lengths.ts';
import { findLastBookedDay, listBookedSlots, listSlotLengths } from './slots.queries.ts';

const placesOf = ({ open, capacity }: PlannedSlot) => (open ? capacity : 0);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const later = (a: string, b: string) => (a > b ? a : b);

const daysThrough = (from: Temporal.PlainDate, last: string): string[] =>
  Array.from({ length: from.until(last).days + 1 }, (_, days) => from.add({ days }).toString());

/** What a change of the parameters would do, planned as `replanSlots` plans it and stored nowhere. */
export const previewBookingParams = async (ctx: Context, changes: ParamsChanges): Promise<DayEffect[]> => {
  const before = await getBookingParams(ctx);
  const after = changeParams(ctx, before, changes);
  const now = ctx.clock.now();
  const first = today(ctx);
  const lastBooked = await findLastBookedDay(ctx.db, first.toString());
  const lengths = await listSlotLengths(ctx.db);
  const rows = await listBookedSlots(ctx.db, now);
  const bookedAt = new Map(rows.map((row) => [row.start_at.epochMilliseconds, row.booked]));

  const lengthNow = (day: string) => slotLengthOf(lengths, day, before.slotMinutes);
  const newLengthFrom = firstDayOfNewLength(first, lastBooked).toString();
  const lengthAfter = (day: string) =>
    before.slotMinutes !== after.slotMinutes && day >= newLengthFrom ? after.slotMinutes : lengthNow(day);

  const lastDayOf = ({ horizonDays }: BookingParams) => first.add({ days: horizonDays }).toString();
  const plan = (params: BookingParams, day: string, minutes: number) =>
    planDay(params, Temporal.PlainDate.from(day), minutes, ctx.config.timeZone).filter(
      ({ start }) => Temporal.Instant.compare(start, now) >= 0,
    );

  const effectOn = (date: string): DayEffect => {
    const slotsNow = plan(before, date, lengthNow(date));
    const slotsAfter = plan(after, date, lengthAfter(date));
    const filled = slotsAfter.map((slot) => ({
      slot,
      capacity: placesOf(slot),
      booked: bookedAt.get(slot.start.epochMilliseconds) ?? 0,
    }));
    return {
      date,
      placesNow: date > lastDayOf(before) ? null : sum(slotsNow.map(placesOf)),
      placesAfter: date > lastDayOf(after) ? null : sum(slotsAfter.map(placesOf)),
      slotMinutesNow: lengthNow(date),
      slotMinutesAfter: lengthAfter(date),
      booked: sum(filled.map(({ booked }) => booked)),
      overbooked: filled
        .filter(({ booked, capacity }) => booked > capacity)
        .map(({ slot, capacity, booked }) => ({ start: wireInstant(ctx, slot.start), capacity, booked })),
    };
  };

  const last = later(later(lastDayOf(before), lastDayOf(after)), lastBooked ?? '');
  return daysThrough(first, last).map(effectOn);
};
