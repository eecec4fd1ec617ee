import { randomBytes } from 'node:crypto';
import type { TrxContext } from '../../../platform/context/context.ts';
import { updateBooking } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { lockCurrentBooking } from '../booking/lock-booking.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';

/** Makes a new pass after the old one has leaked: the old address and QR code stop working. */
export const renewPassToken = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  await getVisibleBooking(ctx, id);
  const booking = await lockCurrentBooking(ctx, id);
  const renewed = await updateBooking(ctx.db, id, {
    pass_token: randomBytes(16).toString('base64url'),
  });
  await recordEvent(ctx, 'PASS_RENEWED', booking, renewed);
  return renewed;
};
