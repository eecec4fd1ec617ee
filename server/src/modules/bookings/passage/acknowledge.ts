import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { acknowledgeBooking, findBookingByPass, lockBookings } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { noReason } from '../booking/stored-reason.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';

/** Operators can see the booking, but only its owner can acknowledge. */
const lockOwn = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  const { account_id } = await getVisibleBooking(ctx, id);
  if (account_id !== ctx.actor?.userId) throw new AppError('FORBIDDEN');
  return lockOne(ctx, id);
};

const lockOne = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  const [booking] = await lockBookings(ctx.db, [id]);
  if (!booking) throw new AppError('NOT_FOUND');
  return booking;
};

const acknowledge = async (ctx: TrxContext, booking: BookingRow): Promise<BookingRow> => {
  if (booking.status !== 'GO_TO_GATE') throw new AppError('NOT_CALLED');
  if (booking.acknowledged_at !== null) return booking;
  const acknowledged = await acknowledgeBooking(ctx.db, booking.id, { acknowledged_at: ctx.clock.now() });
  await recordEvent(ctx, 'CALL_ACKNOWLEDGED', booking, acknowledged, { ...noReason, by: 'DRIVER' });
  return acknowledged;
};

/** Idempotent. */
export const acknowledgeCall = async (ctx: TrxContext, id: string): Promise<BookingRow> =>
  acknowledge(ctx, await lockOwn(ctx, id));

/** Holding the pass is proof enough: the driver may not own the account. */
export const acknowledgeCallByPass = async (ctx: TrxContext, token: string): Promise<BookingRow> => {
  const seen = await findBookingByPass(ctx.db, token);
  if (!seen) throw new AppError('NOT_FOUND');
  return acknowledge(ctx, await lockOne(ctx, seen.id));
};

export const acknowledgeMove = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  const booking = await lockOwn(ctx, id);
  const { moved } = booking;
  if (!moved || moved.acknowledgedAt !== undefined) return booking;
  const acknowledged = await acknowledgeBooking(ctx.db, id, {
    moved: JSON.stringify({ ...moved, acknowledgedAt: ctx.clock.now().toString() }),
  });
  await recordEvent(ctx, 'MOVE_ACKNOWLEDGED', booking, acknowledged);
  return acknowledged;
};
