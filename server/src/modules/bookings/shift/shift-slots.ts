import type { BookingParams } from '#contract/booking-params.ts';
import type { TrxContext } from '../../../platform/context.ts';
import type { BookingRow } from '../booking-row.ts';
import { dayAt, today } from '../checkpoint-time.ts';
import { type PlannedSlot, planDay } from '../plan-day.ts';
import { slotLengthOf } from '../slot-lengths.ts';
import { listSlotLengths, type SlotRow } from '../slots.queries.ts';
import type { ShiftSlot } from './plan-shift.ts';

/** How far beyond the horizon, or beyond the last booking, places are looked for. */
const daysBeyond = 31;

/** Days that nobody has asked for yet have no slots: what they would be. */
export const planMissingDays = async (
  ctx: TrxContext,
  params: BookingParams,
  from: Temporal.Instant,
  rows: readonly SlotRow[],
): Promise<PlannedSlot[]> => {
  const lengths = await listSlotLengths(ctx.db);
  const present = new Set(rows.map(({ day }) => day));
  const horizon = today(ctx).add({ days: params.horizonDays }).toString();
  const [lastKnown = horizon] = [horizon, ...rows.slice(-1).map(({ day }) => day)].toSorted().slice(-1);
  const last = Temporal.PlainDate.from(lastKnown).add({ days: daysBeyond });
  const missing: PlannedSlot[] = [];
  for (let day = dayAt(ctx, from); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    const date = day.toString();
    if (present.has(date)) continue;
    const minutes = slotLengthOf(lengths, date, params.slotMinutes);
    missing.push(...planDay(params, day, minutes, ctx.config.timeZone));
  }
  return missing;
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

/** Slots as the plan needs them: what is taken in them by others than the bookings that may move. */
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
