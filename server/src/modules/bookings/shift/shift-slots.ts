import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { dayAt, lastBookableDay } from '../../slots/checkpoint-time.ts';
import { daysBetween, laterDay } from '../../slots/days.ts';
import { type PlannedSlot, planDay } from '../../slots/plan-day.ts';
import { listSlotLengths, type SlotRow } from '../../slots/slots.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import type { ShiftSlot } from './plan-shift.ts';

const daysBeyond = 31;

/** Plans slots for days that have none yet, without storing them. */
export const planMissingDays = async (
  ctx: TrxContext,
  params: BookingParams,
  from: Temporal.Instant,
  rows: readonly SlotRow[],
): Promise<PlannedSlot[]> => {
  const lengths = await listSlotLengths(ctx.db);
  const planning = { params, lengths, timeZone: ctx.config.timeZone };
  const present = new Set(rows.map(({ day }) => day));
  const lastMade = rows.at(-1)?.day;
  const horizon = lastBookableDay(ctx, params);
  const lastKnown = lastMade === undefined ? horizon : laterDay(horizon, Temporal.PlainDate.from(lastMade));
  return daysBetween(dayAt(ctx, from), lastKnown.add({ days: daysBeyond }))
    .filter((day) => !present.has(day.toString()))
    .flatMap((day) => planDay(planning, day));
};

const countBySlot = (bookings: readonly BookingRow[]) => {
  const counts = new Map<number, { total: number; ordinary: number }>();
  for (const { slot_at, has_priority } of bookings) {
    const count = counts.get(slot_at.epochMilliseconds) ?? { total: 0, ordinary: 0 };
    count.total += 1;
    if (!has_priority) count.ordinary += 1;
    counts.set(slot_at.epochMilliseconds, count);
  }
  return counts;
};

/** `fixed` are the places not taken by movable bookings. */
export const toShiftSlots = (
  rows: readonly SlotRow[],
  missing: readonly PlannedSlot[],
  bookings: readonly BookingRow[],
): ShiftSlot[] => {
  const counts = countBySlot(bookings);
  const made = rows.map((row): ShiftSlot => {
    const moving = counts.get(row.start_at.epochMilliseconds) ?? { total: 0, ordinary: 0 };
    return {
      start: row.start_at.epochMilliseconds,
      end: row.end_at.epochMilliseconds,
      open: row.open,
      capacity: row.capacity,
      reserve: row.reserve,
      fixed: row.booked - moving.total,
      fixedOrdinary: row.booked_ordinary - moving.ordinary,
    };
  });
  const planned = missing.map(
    ({ start, end, open, capacity, reserve }): ShiftSlot => ({
      start: start.epochMilliseconds,
      end: end.epochMilliseconds,
      open,
      capacity,
      reserve,
      fixed: 0,
      fixedOrdinary: 0,
    }),
  );
  return [...made, ...planned].toSorted((a, b) => a.start - b.start);
};
