import {
  arrivedStatuses,
  beforeArrivalStatuses,
  expectedStatuses,
  isOneOf,
} from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';

type Status = Pick<Booking, 'bookingStatus'>;

export const canBeEdited = ({ bookingStatus }: Status) => isOneOf(beforeArrivalStatuses, bookingStatus);

/** A driver may cancel until the truck is called to the gate. */
export const canBeCanceled = ({ bookingStatus }: Status) =>
  isOneOf(beforeArrivalStatuses, bookingStatus) || bookingStatus === 'WAITING';

/** True for a confirmed booking whose truck has not arrived. */
export const isExpected = ({ bookingStatus }: Status) => isOneOf(expectedStatuses, bookingStatus);

export const hasPass = (booking: Status) =>
  isExpected(booking) || isOneOf(arrivedStatuses, booking.bookingStatus);

/** True for offers shown above all cards. One of a closure stands on the card of the booking that it moved. */
export const standsAbove = ({ offer }: Booking) => offer !== undefined && offer.kind !== 'CLOSURE';

/** True if the booking is only an offer, which has no card because it stands above all of them. */
export const isMereOffer = (booking: Booking) =>
  standsAbove(booking) && booking.bookingStatus === 'WAITING_FOR_CONFIRMATION';
