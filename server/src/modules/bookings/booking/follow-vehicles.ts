import { isDeepStrictEqual } from 'node:util';
import { activeStatuses, beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findActiveOfVehicle, listActiveByPlate } from './booking.queries.ts';
import { isOverdue } from './booking-row.ts';
import { endBooking, endHold } from './end-booking.ts';
import { lockBookingsAndSlots, lockCurrentBooking } from './lock-booking.ts';

export const requireUnbooked = async (ctx: TrxContext, { vehicleId }: { readonly vehicleId: string }) => {
  const active = await findActiveOfVehicle(ctx.db, vehicleId);
  if (!active) return;
  const { status } = await lockCurrentBooking(ctx, active.id);
  if (isOneOf(activeStatuses, status)) throw new AppError('VEHICLE_HAS_BOOKING');
};

type BannedPlate = {
  readonly plateKey: string;
  readonly accountId: string | null;
  readonly expectedBookings?: readonly string[] | undefined;
};

const isSame = (ids: readonly string[], expected: readonly string[]) =>
  isDeepStrictEqual(new Set(ids), new Set(expected));

/** Cancels the bookings of a banned truck, except if it has already arrived. */
export const cancelOfBanned = async (
  ctx: TrxContext,
  { plateKey, accountId, expectedBookings }: BannedPlate,
) => {
  const active = await listActiveByPlate(ctx.db, plateKey, accountId ?? undefined);
  const ended: string[] = [];
  const locked =
    active.length === 0
      ? []
      : await lockBookingsAndSlots(
          ctx,
          active.map(({ id }) => id),
        );
  for (const row of locked.values()) {
    const booking = isOverdue(row, ctx.clock.now()) ? await endHold(ctx, row) : row;
    if (!isOneOf(beforeArrivalStatuses, booking.status)) continue;
    await endBooking({ ...ctx, actor: null }, booking, 'BANNED');
    ended.push(booking.id);
  }
  if (expectedBookings && !isSame(ended, expectedBookings)) throw new AppError('PLAN_CHANGED');
};
