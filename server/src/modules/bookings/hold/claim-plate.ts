import { arrivedStatuses, endedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockPlates } from '../../vehicles/vehicle/plate-lock.ts';
import { findVehicle } from '../../vehicles/vehicle/vehicles.queries.ts';
import { findBooking, findRival } from '../booking/booking.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { endBooking } from '../booking/end-booking.ts';
import { lockBookingsAndSlots, lockCurrentBooking } from '../booking/lock-booking.ts';

/** Cancels the rival's booking, except if its truck has arrived. */
const endRival = async (ctx: TrxContext, rival: BookingRow): Promise<void> => {
  if (isOneOf(endedStatuses, rival.status)) return;
  if (isOneOf(arrivedStatuses, rival.status)) throw new AppError('PLATE_ALREADY_BOOKED');
  await endBooking({ ...ctx, actor: null }, rival, 'PLATE_CLAIMED');
};

/** Cancels the rival of a booking that is made at once in the slot `requestedStart`. The plate must be locked. */
export const displaceBooking = async (
  ctx: TrxContext,
  rivalId: string,
  requestedStart: Temporal.Instant,
): Promise<void> => endRival(ctx, await lockCurrentBooking(ctx, rivalId, [requestedStart]));

const getBookingUnderPlateLock = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  const seen = await findBooking(ctx.db, id);
  if (!seen) throw new AppError('NOT_FOUND');
  await lockPlates(ctx.db, seen.plate_key);
  const booking = await findBooking(ctx.db, id);
  if (booking?.plate_key !== seen.plate_key) throw new ChangedMeanwhileError();
  return booking;
};

/**
 * Locks a hold and its plate before confirmation, because a plate has at most one confirmed booking. Another
 * account's one is canceled if this account has the plate approved; otherwise this confirmation is refused.
 */
export const lockAndClaimPlate = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  const hold = await getBookingUnderPlateLock(ctx, id);
  const rival = await findRival(ctx.db, hold);
  const locked = await lockBookingsAndSlots(ctx, rival ? [id, rival.id] : [id]);
  const booking = locked.get(id) ?? hold;
  const other = rival && locked.get(rival.id);
  if (!other || isOneOf(endedStatuses, other.status)) return booking;
  const vehicle = await findVehicle(ctx.db, booking.vehicle_id, booking.account_id);
  if (!vehicle?.approved) throw new AppError('PLATE_ALREADY_BOOKED');
  await endRival(ctx, other);
  return booking;
};
