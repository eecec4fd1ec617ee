import { repeatedArrivalMinutes } from '#kernel/log/queue-log-replay.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { arrivalWindow } from '../arrival/arrival-window.ts';
import type { BookingRow } from '../booking/booking-row.ts';

const arrivedAt = (
  { arrival_undone_at, undone_arrival_at }: BookingRow,
  now: Temporal.Instant,
): Temporal.Instant => {
  const isRepeated =
    arrival_undone_at !== null && now.since(arrival_undone_at).total('minutes') <= repeatedArrivalMinutes;
  return isRepeated ? (undone_arrival_at ?? now) : now;
};

export const arrive = async (ctx: TrxContext, booking: BookingRow) => {
  const window = await arrivalWindow(ctx, booking, await getBookingParams(ctx));
  const at = arrivedAt(booking, ctx.clock.now());
  return { arrived_at: at, late: Temporal.Instant.compare(at, window.onTimeUntil) > 0 };
};

/** An undone arrival exempts from strikes; its time is restored if the arrival is soon repeated. */
export const undoArrival = (booking: BookingRow, now: Temporal.Instant) => ({
  arrived_at: null,
  late: null,
  arrival_undone_at: now,
  undone_arrival_at: booking.arrived_at,
});
