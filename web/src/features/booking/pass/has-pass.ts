import type { Booking } from '#contract/bookings.ts';

/** While a change of time is not confirmed, the truck may still come at the old one. */
const admitted: readonly Booking['bookingStatus'][] = [
  'BOOKED',
  'WAITING_FOR_CHANGES_CONFIRMATION',
  'WAITING',
  'GO_TO_GATE',
];

export const hasPass = ({ bookingStatus }: Booking) => admitted.includes(bookingStatus);
