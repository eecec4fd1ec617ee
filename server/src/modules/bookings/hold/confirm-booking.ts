import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findCode } from '../../accounts/codes/codes.queries.ts';
import { redeemCode } from '../../accounts/codes/redeem-code.ts';
import { freePlace } from '../../slots/resting/free-place.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { arrivalWords } from '../arrival/arrival-words.ts';
import { updateBooking } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { lockBookingAndSlots } from '../booking/lock-booking.ts';
import { tellDriver } from '../booking/tell-driver.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';
import { lockAndClaimPlate } from './claim-plate.ts';
import { requireHeld } from './require-held.ts';

const confirmNew = (ctx: TrxContext, booking: BookingRow) =>
  updateBooking(ctx.db, booking.id, {
    status: 'BOOKED',
    hold_until: null,
    confirmation_id: null,
    confirmed_at: ctx.clock.now(),
  });

const confirmChange = async (ctx: TrxContext, booking: BookingRow) => {
  const { pending_at, pending_end } = booking;
  if (pending_at === null || pending_end === null) throw new AppError('NOT_AWAITING_CODE');
  await freePlace(ctx, booking.slot_at, booking.has_priority);
  return updateBooking(ctx.db, booking.id, {
    status: 'BOOKED',
    slot_at: pending_at,
    slot_end: pending_end,
    pending_at: null,
    pending_end: null,
    hold_until: null,
    confirmation_id: null,
    edit_count: booking.edit_count + 1,
    // The driver chose this time himself, so an earlier shift no longer exempts him from strikes.
    shifted: false,
    moved: null,
    confirmed_at: ctx.clock.now(),
  });
};

export const confirmBooking = async (
  ctx: Context,
  input: { readonly id: string; readonly code: string },
): Promise<void> => {
  const seen = await getVisibleBooking(ctx, input.id);
  await requireHeld(ctx.db, seen, ctx.clock.now());
  const code = seen.confirmation_id === null ? undefined : await findCode(ctx.db, seen.confirmation_id);
  if (!code) throw new AppError('NOT_AWAITING_CODE');
  const redeeming = redeemCode(ctx, code, input.code, async (trx) => {
    const isFirstCode = seen.status === 'WAITING_FOR_CONFIRMATION';
    const booking = await (isFirstCode ? lockAndClaimPlate : lockBookingAndSlots)(trx, seen.id);
    await requireHeld(trx.db, booking, trx.clock.now());
    if (booking.confirmation_id !== code.id) throw new AppError('NOT_AWAITING_CODE');
    const isNew = booking.status === 'WAITING_FOR_CONFIRMATION';
    const confirmed = await (isNew ? confirmNew(trx, booking) : confirmChange(trx, booking));
    await recordEvent(trx, 'CONFIRMED', booking, confirmed);
    await tellDriver(
      trx,
      confirmed,
      isNew
        ? {
            template: 'booking-confirmed',
            ...(await arrivalWords(trx, confirmed, await getBookingParams(trx))),
          }
        : { template: 'booking-moved', from: booking.slot_at },
    );
  });
  await redeeming.catch(async (refusal) => {
    // A second tap may send the code while the first tap spends it: then the code is not wrong but used.
    if (refusal instanceof AppError && refusal.code === 'INVALID_INPUT')
      await requireHeld(ctx.db, await getVisibleBooking(ctx, input.id), ctx.clock.now());
    throw refusal;
  });
};
