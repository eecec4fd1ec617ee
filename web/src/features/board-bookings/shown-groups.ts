import { awaitingCodeStatuses, type BookingStatus } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';

type Ending = Pick<Booking, 'bookingStatus' | 'cancellationReason'>;

export const shownGroups = ['all', 'booked', 'code', 'line', 'called', 'left', 'canceled'] as const;
export type ShownGroup = (typeof shownGroups)[number];

const statusesOf: Readonly<Record<Exclude<ShownGroup, 'all'>, readonly BookingStatus[]>> = {
  booked: ['BOOKED'],
  code: awaitingCodeStatuses,
  line: ['WAITING'],
  called: ['GO_TO_GATE'],
  left: ['LEFT_WAITING_ZONE'],
  canceled: ['CANCELED'],
};

export const isNoShow = ({ bookingStatus, cancellationReason }: Ending) =>
  bookingStatus === 'CANCELED' && cancellationReason === 'NO_SHOW';

/** Cancelled bookings hold no place, so "all" leaves them out. No-shows are included. */
export const isIn = (group: ShownGroup, booking: Ending): boolean =>
  group === 'all'
    ? booking.bookingStatus !== 'CANCELED' || isNoShow(booking)
    : statusesOf[group].includes(booking.bookingStatus);

export const countGroups = (bookings: readonly Ending[]): Readonly<Record<ShownGroup, number>> => {
  const counts = { all: 0, booked: 0, code: 0, line: 0, called: 0, left: 0, canceled: 0 };
  for (const booking of bookings) {
    for (const group of shownGroups) if (isIn(group, booking)) counts[group] += 1;
  }
  return counts;
};
