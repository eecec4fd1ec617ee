import { isDeepStrictEqual } from 'node:util';
import { activeStatuses } from '#contract/bookings.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findActiveOfVehicle, listActiveByPlate } from './booking.queries.ts';
import { endBooking } from './end-booking.ts';
import { lockCurrentBooking } from './lock-booking.ts';

/** A truck that is booked is neither deleted nor given another plate. */
export const requireUnbooked = async (ctx: TrxContext, { vehicleId }: { readonly vehicleId: string }) => {
  const active = await findActiveOfVehicle(ctx.db, vehicleId);
  if (!active) return;
  const { status } = await lockCurrentBooking(ctx, active.id);
  if (activeStatuses.some((one) => one === status)) throw new AppError('VEHICLE_HAS_BOOKING');
};

type BannedPlate = {
  readonly plateKey: string;
  readonly accountId: string | null;
  readonly expectedBookings?: readonly string[] | undefined;
};

const isSame = (ids: readonly string[], expected: readonly string[]) =>
  isDeepStrictEqual(new Set(ids), new Set(expected));

/** A banned truck cannot keep a place it has not come for yet; one that stands in the zone is there. */
export const cancelOfBanned = async (
  ctx: TrxContext,
  { plateKey, accountId, expectedBookings }: BannedPlate,
) => {
  const ended: string[] = [];
  for (const { id, account_id } of await listActiveByPlate(ctx.db, plateKey)) {
    if (accountId !== null && account_id !== accountId) continue;
    const booking = await lockCurrentBooking(ctx, id);
    if (!['WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED'].includes(booking.status))
      continue;
    await endBooking({ ...ctx, actor: null }, booking, 'BANNED');
    ended.push(id);
  }
  if (expectedBookings && !isSame(ended, expectedBookings)) throw new AppError('PLAN_CHANGED');
};
