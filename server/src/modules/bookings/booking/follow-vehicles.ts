import { activeStatuses } from '#contract/bookings.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findActiveByPlate, findActiveOfVehicle } from './booking.queries.ts';
import { endBooking } from './end-booking.ts';
import { lockCurrentBooking } from './lock-booking.ts';

/** A truck that is booked is neither deleted nor given another plate. */
export const requireUnbooked = async (ctx: TrxContext, { vehicleId }: { readonly vehicleId: string }) => {
  const active = await findActiveOfVehicle(ctx.db, vehicleId);
  if (!active) return;
  const { status } = await lockCurrentBooking(ctx, active.id);
  if (activeStatuses.some((one) => one === status)) throw new AppError('VEHICLE_HAS_BOOKING');
};

/** A banned truck cannot keep a place it has not come for yet; one that stands in the zone is there. */
export const cancelOfBanned = async (
  ctx: TrxContext,
  { plateKey, accountId }: { readonly plateKey: string; readonly accountId: string | null },
) => {
  const active = await findActiveByPlate(ctx.db, plateKey);
  if (!active || (accountId !== null && active.account_id !== accountId)) return;
  const booking = await lockCurrentBooking(ctx, active.id);
  if (['WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED'].includes(booking.status))
    await endBooking({ ...ctx, actor: null }, booking, 'BANNED');
};
