import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { requireResendable } from '../../accounts/codes/code-refusals.ts';
import { codeRules } from '../../accounts/codes/code-rules.ts';
import { findCode } from '../../accounts/codes/codes.queries.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { sendingCode } from '../booking/booking-limits.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';
import { reissueBookingCode } from './booking-code.ts';
import { requireHeld } from './require-held.ts';

/** Sends a new code; does not extend the hold. */
export const resendBookingCode = async (ctx: Context, bookingId: string): Promise<void> => {
  const booking = await getVisibleBooking(ctx, bookingId);
  await requireHeld(ctx.db, booking, ctx.clock.now());
  const code = booking.confirmation_id === null ? undefined : await findCode(ctx.db, booking.confirmation_id);
  if (!code) throw new AppError('NOT_AWAITING_CODE');
  requireResendable(code, ctx.clock.now());
  const params = await readBookingParams(ctx);
  await sendingCode(ctx, booking.account_id, async () => {
    if (!(await inTransaction(ctx, (trx) => reissueBookingCode(trx, code, booking, params))))
      throw new AppError('RESEND_TOO_EARLY', { retryAfterSeconds: codeRules.resendAfterSeconds });
  });
};
