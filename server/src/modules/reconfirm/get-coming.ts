import type { Coming } from '#contract/bookings/coming.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findBooking } from '../bookings/booking/booking.queries.ts';
import type { BookingRow } from '../bookings/booking/booking-row.ts';
import { isLateCancel } from '../bookings/passage/strike.ts';
import { comingOf } from '../bookings/read/coming-of-bookings.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { findLink } from './coming.queries.ts';

const shownHours = 24;

const stateOf = async (
  ctx: Context,
  booking: BookingRow,
  slot: Temporal.Instant,
): Promise<Pick<Coming, 'state' | 'reclaimAt' | 'until' | 'canTakeBack'>> => {
  if (!booking.slot_at.equals(slot)) return { state: 'MOVED' };
  const coming = (await comingOf(ctx, [booking])).get(booking.id);
  if (coming === undefined) return { state: 'OVER' };
  const { askedAt: _asked, answeredAt: _answered, ...shown } = coming;
  return shown;
};

/**
 * Anybody may call this with the secret, which is the only protection. So nothing is shown later than a day
 * after the slot.
 */
export const getComing = async (ctx: Context, secret: string): Promise<Coming> => {
  const link = await findLink(ctx.db, secret);
  const booking = link && (await findBooking(ctx.db, link.booking_id));
  const now = ctx.clock.now();
  if (!booking || now.since(link.slot_at).total('hours') >= shownHours) throw new AppError('NOT_FOUND');
  return {
    ...(await stateOf(ctx, booking, link.slot_at)),
    formattedBookingNumber: booking.number,
    vehicleRegistrationPlate: booking.plate,
    dateBooked: wireInstant(ctx, booking.slot_at),
    onlyYes: link.only_yes,
    noIsLate: isLateCancel(booking, now, await readBookingParams(ctx)),
  };
};
