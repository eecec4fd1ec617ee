import type { Context } from '../../../platform/context/context.ts';
import { isDatabaseAway } from '../../../platform/db/retryable.ts';

/**
 * Runs `work` for each booking and returns how many it changed. A failure is logged and skipped; a lost
 * database is rethrown, as every booking would fail.
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
