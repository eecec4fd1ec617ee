import type { Booking } from '#contract/bookings/bookings.ts';

/** True for offers shown above all cards. One of a closure stands on the card of the booking that it moved. */
export const standsAbove = ({ offer }: Booking) => offer !== undefined && offer.kind !== 'CLOSURE';

/** True if the booking is only an offer, which has no card because it stands above all of them. */
export const isMereOffer = (booking: Booking) =>
  standsAbove(booking) && booking.bookingStatus === 'WAITING_FOR_CONFIRMATION';
