import type { Booking } from '#contract/bookings/bookings.ts';

/** A closure's offer stands on the card of the booking that it moved. */
export const standsAbove = ({ offer }: Booking) => offer !== undefined && offer.kind !== 'CLOSURE';

/** Nothing but an offer, which stands above all cards. */
export const isMereOffer = (booking: Booking) =>
  standsAbove(booking) && booking.bookingStatus === 'WAITING_FOR_CONFIRMATION';
