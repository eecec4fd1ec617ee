export const bookingsHeadingId = 'my-bookings';

export const cardIdOf = (bookingId: string) => `booking-${bookingId}`;

const cardOf = (bookingId: string) => document.getElementById(cardIdOf(bookingId));

export const focusBookings = () => document.getElementById(bookingsHeadingId)?.focus();

/** A card's buttons come and go with its status; the card itself stays. */
export const focusBooking = (id: string) => cardOf(id)?.focus();

/** Before a card goes: to the list that it was in, unless the person is elsewhere by now. */
export const leaveBooking = (id: string) => {
  if (cardOf(id)?.contains(document.activeElement)) focusBookings();
};

/** Brings a card into sight, wherever on the page it is. */
export const showBooking = (id: string) => {
  cardOf(id)?.scrollIntoView({ block: 'center' });
  focusBooking(id);
};
