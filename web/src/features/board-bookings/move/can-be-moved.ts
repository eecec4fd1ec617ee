import { beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';

/** Who has arrived goes by the line, not by the slot. */
export const canBeMoved = ({ bookingStatus }: Pick<Booking, 'bookingStatus'>) =>
  isOneOf(beforeArrivalStatuses, bookingStatus);
