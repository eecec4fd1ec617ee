import type { TrxContext } from '../../platform/context/context.ts';
import { arrivalWindow } from '../bookings/arrival/arrival-window.ts';
import type { BookingRow } from '../bookings/booking/booking-row.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { isReclaimed, tryTakeBack } from './take-back.ts';

/**
 * A driver who never answered but comes within his window gets his booking back while there is room. Otherwise
 * undefined.
 */
export const admitReclaimed = async (
  ctx: TrxContext,
  seen: BookingRow,
  at: Temporal.Instant,
): Promise<BookingRow | undefined> => {
  if (!isReclaimed(seen)) return undefined;
  const { from, to } = await arrivalWindow(ctx, seen, await getBookingParams(ctx));
  if (Temporal.Instant.compare(at, from) < 0 || Temporal.Instant.compare(at, to) > 0) return undefined;
  const taken = await tryTakeBack(ctx, seen);
  return 'booking' in taken ? taken.booking : undefined;
};
