import type { Booking } from '#contract/bookings.ts';

const untilArrival: readonly Booking['bookingStatus'][] = [
  'WAITING_FOR_CONFIRMATION',
  'WAITING_FOR_CHANGES_CONFIRMATION',
  'BOOKED',
];

export const canBeEdited = ({ bookingStatus }: Booking) => untilArrival.includes(bookingStatus);
