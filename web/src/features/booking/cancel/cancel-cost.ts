import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { isExpected } from '../../../domain/booking/booking-rules.ts';

/** True if a cancellation causes a strike, which is impossible for an unconfirmed booking and after arrival. */
export const isStrike = (
  booking: Pick<Booking, 'bookingStatus' | 'dateBooked'>,
  { cancelDeadlineMinutes }: Pick<BookingParams, 'cancelDeadlineMinutes'>,
  now: number,
): boolean => isExpected(booking) && now > Date.parse(booking.dateBooked) - cancelDeadlineMinutes * 60_000;
