import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { isExpected } from '../../../domain/booking/booking-rules.ts';

/** Warns of a strike only where one can follow: not for an unconfirmed booking nor after arrival. */
export const isStrike = (
  booking: Pick<Booking, 'bookingStatus' | 'dateBooked'>,
  { cancelDeadlineMinutes }: Pick<BookingParams, 'cancelDeadlineMinutes'>,
  now: number,
): boolean => isExpected(booking) && now > Date.parse(booking.dateBooked) - cancelDeadlineMinutes * 60_000;
