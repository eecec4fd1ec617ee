import { activeStatuses, beforeArrivalStatuses, isOneOf } from '#contract/booking-status.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findActiveOfVehicle, listActiveByPlate } from './booking.queries.ts';
import { isOverdue } from './booking-row.ts';
import { endBooking, endHold } from './end-booking.ts';
import { lockBookingsAndSlots, lockCurrentBooking } from './lock-booking.ts';

/** A truck that is booked is neither deleted nor given another plate. */
export const requireUnbooked = async (ctx: TrxContext, { vehicleId }: { readonly vehicleId: string }) => {
  const active = await findActiveOfVehicle(ctx.db, vehicleId);
  if (!active) return;
  const { status } = await lockCurrentBooking(ctx, active.id);
  if (isOneOf(activeStatuses, status)) throw new AppError('VEHICLE_HAS_BOOKING');
};

/** A banned truck cannot keep a place it has not come for yet; one that stands in the zone is there. */
export const cancelOfBanned = async (
  ctx: TrxContext,
  { plateKey, accountId }: { readonly plateKey: string; readonly accountId: string | null },
) => {
  const active = await listActiveByPlate(ctx.db, plateKey, accountId ?? undefined);
  if (active.length === 0) return;
  const ids = active.map(({ id }) => id);
  for (const locked of (await lockBookingsAndSlots(ctx, ids)).values()) {
    const booking = isOverdue(locked, ctx.clock.now()) ? await endHold(ctx, locked) : locked;
    if (isOneOf(beforeArrivalStatuses, booking.status))
      await endBooking({ ...ctx, actor: null }, booking, 'BANNED');
  }
};
