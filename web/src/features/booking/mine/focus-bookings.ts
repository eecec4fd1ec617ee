export const bookingsHeadingId = 'my-bookings';

export const cardIdOf = (bookingId: string) => `booking-${bookingId}`;

const cardOf = (bookingId: string) => document.getElementById(cardIdOf(bookingId));

export const focusBookings = () => document.getElementById(bookingsHeadingId)?.focus();

/** Focuses the card, because its buttons change with the status. */
export const focusBooking = (id: string) => cardOf(id)?.focus();

/** Called before a card disappears. Moves the focus to the list if the card has it. */
export const leaveBooking = (id: string) => {
  if (cardOf(id)?.contains(document.activeElement)) focusBookings();
};

export const showBooking = (id: string) => {
  cardOf(id)?.scrollIntoView({ block: 'center' });
  focusBooking(id);
};
