import type { TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { PlannedSlot } from '../../slots/plan-day.ts';
import { lockParams } from '../../system-params/booking-params.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { planShift, type ShiftMove, type ShiftSlot } from './plan-shift.ts';
import { findEarliestPending, lockMovable, lockSlotsSince } from './shift.queries.ts';
import { planMissingDays, toShiftSlots } from './shift-slots.ts';

export type PreparedShift = {
  readonly from: Temporal.Instant;
  readonly bookings: readonly BookingRow[];
  readonly slots: readonly ShiftSlot[];
  readonly missing: readonly PlannedSlot[];
  readonly moves: readonly ShiftMove[];
};

/**
 * Places of dropped changes are freed too, and these may lie before `from`: all are locked by time, as everybody locks
 * them. A change that is asked for after this look holds a place that is still to come.
 */
const lockAffected = async (ctx: TrxContext, from: Temporal.Instant) => {
  const pending = await findEarliestPending(ctx.db);
  const [earliest = from] = [from, ctx.clock.now(), ...(pending ? [pending] : [])].sort(
    Temporal.Instant.compare,
  );
  const locked = await lockSlotsSince(ctx.db, earliest);
  return locked.filter(({ start_at }) => Temporal.Instant.compare(start_at, from) >= 0);
};

/** Locks all that may be touched and plans what moves where. */
export const prepareShift = async (
  ctx: TrxContext,
  from: Temporal.Instant,
  minutes: number,
): Promise<PreparedShift> => {
  // No day is made, and none changed, until the plan is carried out.
  await lockParams(ctx.db);
  const params = await getBookingParams(ctx);
  const rows = await lockAffected(ctx, from);
  const bookings = await lockMovable(ctx.db, from);
  const missing = await planMissingDays(ctx, params, from, rows);
  const movable = bookings.filter(({ slot_at }) => Temporal.Instant.compare(slot_at, from) >= 0);
  const slots = toShiftSlots(rows, missing, movable);
  const moves = planShift({
    bookings: movable.map(({ id, number, slot_at, has_priority }) => ({
      id,
      number,
      slotAt: slot_at.epochMilliseconds,
      priority: has_priority,
    })),
    slots,
    minutes,
    now: ctx.clock.now().epochMilliseconds,
  });
  if (!moves) throw new AppError('NOWHERE_TO_SHIFT');
  return { from, bookings, slots, missing, moves };
};
