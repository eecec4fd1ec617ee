import type { Context } from '../../../platform/context.ts';
import { isDatabaseAway } from '../../../platform/db/retryable.ts';

/**
 * Does `work` for each booking, and says how many it was done to. One that it fails for is written to the log and stops
 * no other; without a database it would fail for all of them.
 */
export const forEachBooking = async <T extends { readonly id: string }>(
  ctx: Context,
  bookings: readonly T[],
  work: (booking: T) => Promise<boolean>,
): Promise<number> => {
  let done = 0;
  for (const booking of bookings) {
    try {
      if (await work(booking)) done += 1;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      ctx.log.error({ err: error, bookingId: booking.id }, 'a booking could not be dealt with');
    }
  }
  return done;
};
