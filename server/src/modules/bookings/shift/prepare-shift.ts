import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { dayRange, today } from '../../slots/checkpoint-time.ts';
import type { PlannedSlot } from '../../slots/plan-day.ts';
import { lockParams } from '../../system-params/booking-params.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { planShift, type ShiftMove, type ShiftSlot } from './plan-shift.ts';
import { findEarliestPending, listMovable, listSlotsAfter } from './shift.queries.ts';
import { planMissingDays, toShiftSlots } from './shift-slots.ts';

/** The end is exclusive. */
export type Stretch = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

export type PreparedShift = {
  readonly params: BookingParams;
  readonly bookings: readonly BookingRow[];
  readonly slots: readonly ShiftSlot[];
  readonly missing: readonly PlannedSlot[];
  readonly moves: readonly ShiftMove[];
  /** Bookings that stay, but whose requested slot is in the stretch. */
  readonly dropped: readonly BookingRow[];
};

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;

/**
 * Locks slots by time, early enough for places of dropped changes and for a closure, which replans all of
 * today. A change requested later holds a place in a future slot, which is locked as well.
 */
const listAffected = async (ctx: TrxContext, { from }: Stretch, look: { readonly lock: boolean }) => {
  const pending = await findEarliestPending(ctx.db);
  const midnight = dayRange(ctx, today(ctx).toString()).from;
  const [earliest = from] = [from, midnight, ...(pending ? [pending] : [])].sort(Temporal.Instant.compare);
  const slots = await listSlotsAfter(ctx.db, earliest, look);
  return slots.filter(({ end_at }) => isAfter(end_at, from));
};

const asksFor = ({ pending_at, pending_end }: BookingRow, { from, to }: Stretch) =>
  pending_at !== null && pending_end !== null && isAfter(to, pending_at) && isAfter(pending_end, from);

/**
 * With `lock`, everything the plan may touch is locked, so that it can be applied. Without, it is a preview;
 * the caller later passes its hash to apply the same plan.
 */
export const prepareShift = async (
  ctx: TrxContext,
  stretch: Stretch,
  look: { readonly lock: boolean },
): Promise<PreparedShift> => {
  const { from, to } = stretch;
  // Keeps others from creating or replanning days until the plan is applied.
  if (look.lock) await lockParams(ctx.db);
  const params = await getBookingParams(ctx);
  const rows = await listAffected(ctx, stretch, look);
  const bookings = await listMovable(ctx.db, from, look);
  const missing = await planMissingDays(ctx, params, from, rows);
  const movable = bookings.filter(({ slot_end }) => isAfter(slot_end, from));
  const slots = toShiftSlots(rows, missing, movable);
  const moves = planShift({
    bookings: movable.map(({ id, number, slot_at, slot_end, has_priority }) => ({
      id,
      number,
      slotAt: slot_at.epochMilliseconds,
      slotEnd: slot_end.epochMilliseconds,
      priority: has_priority,
    })),
    slots,
    stretch: { from: from.epochMilliseconds, to: to.epochMilliseconds },
  });
  if (!moves) throw new AppError('NOWHERE_TO_SHIFT');
  const moved = new Set(moves.map(({ id }) => id));
  const dropped = bookings.filter((booking) => asksFor(booking, stretch) && !moved.has(booking.id));
  return { params, bookings, slots, missing, moves, dropped };
};
