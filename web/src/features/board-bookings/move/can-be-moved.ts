import { beforeArrivalStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';

/** After arrival the queue position counts, not the slot. */
export const canBeMoved = ({ bookingStatus }: Pick<Booking, 'bookingStatus'>) =>
  isOneOf(beforeArrivalStatuses, bookingStatus);
