import type { BookingParams } from '#contract/params/booking-params.ts';
import type { DayEffect } from '#contract/params/booking-params-changes.ts';
import type { Context } from '../../platform/context/context.ts';
import { changeParams, type ParamsChanges } from '../system-params/change-params.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { lastBookableDay, today, wireInstant } from './checkpoint-time.ts';
import { daysBetween, laterDay } from './days.ts';
import { type PlannedSlot, type Planning, planDay, slotMinutesOn } from './plan-day.ts';
import { changeLength } from './slot-lengths.ts';
import { findLastBookedDay, listBookedSlots, listSlotLengths } from './slots.queries.ts';

const placesOf = ({ open, capacity }: PlannedSlot) => (open ? capacity : 0);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A dry run of `replanSlots`. */
export const previewBookingParams = async (ctx: Context, changes: ParamsChanges): Promise<DayEffect[]> => {
  const before = await getBookingParams(ctx);
  const after = changeParams(ctx, before, changes);
  const now = ctx.clock.now();
  const first = today(ctx);
  const lastBooked = await findLastBookedDay(ctx.db, first.toString());
  const lengths = await listSlotLengths(ctx.db);
  const rows = await listBookedSlots(ctx.db, now);
  const bookedAt = new Map(rows.map((row) => [row.start_at.epochMilliseconds, row.booked]));

  const { timeZone } = ctx.config;
  const planningNow = { params: before, lengths, timeZone };
  const change = { before: before.slotMinutes, after: after.slotMinutes, today: first, lastBooked };
  const planningAfter = { params: after, lengths: changeLength(lengths, change), timeZone };
  const plan = (planning: Planning, day: Temporal.PlainDate) =>
    planDay(planning, day).filter(({ start }) => Temporal.Instant.compare(start, now) >= 0);
  const placesOn = (day: Temporal.PlainDate, slots: readonly PlannedSlot[], params: BookingParams) =>
    Temporal.PlainDate.compare(day, lastBookableDay(ctx, params)) > 0 ? null : sum(slots.map(placesOf));

  const effectOn = (day: Temporal.PlainDate): DayEffect => {
    const slotsAfter = plan(planningAfter, day);
    const filled = slotsAfter.map((slot) => ({
      start: wireInstant(ctx, slot.start),
      capacity: placesOf(slot),
      booked: bookedAt.get(slot.start.epochMilliseconds) ?? 0,
    }));
    return {
      date: day.toString(),
      placesNow: placesOn(day, plan(planningNow, day), before),
      placesAfter: placesOn(day, slotsAfter, after),
      slotMinutesNow: slotMinutesOn(planningNow, day),
      slotMinutesAfter: slotMinutesOn(planningAfter, day),
      booked: sum(filled.map(({ booked }) => booked)),
      bookedSlots: filled.filter(({ booked }) => booked > 0).map(({ start, booked }) => ({ start, booked })),
      overbooked: filled.filter(({ booked, capacity }) => booked > capacity),
    };
  };

  const horizon = laterDay(lastBookableDay(ctx, before), lastBookableDay(ctx, after));
  const last = lastBooked === undefined ? horizon : laterDay(horizon, Temporal.PlainDate.from(lastBooked));
  return daysBetween(first, last).map(effectOn);
};
