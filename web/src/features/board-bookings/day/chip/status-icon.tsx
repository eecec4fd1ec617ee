import type { Booking } from '#contract/bookings/bookings.ts';
import { isNoShow } from '../../shown-groups.ts';

/** Every status of a booking has a colour and a sign of its own; a change that waits for its code is like a new one. */
export type ShownState = 'booked' | 'code' | 'line' | 'called' | 'left' | 'noShow' | 'canceled';

const stateOfStatus = {
  WAITING_FOR_CONFIRMATION: 'code',
  WAITING_FOR_CHANGES_CONFIRMATION: 'code',
  BOOKED: 'booked',
  WAITING: 'line',
  GO_TO_GATE: 'called',
  LEFT_WAITING_ZONE: 'left',
  CANCELED: 'canceled',
} as const;

export const stateOf = (booking: Pick<Booking, 'bookingStatus' | 'cancellationReason'>): ShownState =>
  isNoShow(booking) ? 'noShow' : stateOfStatus[booking.bookingStatus];

const signs: Readonly<Record<ShownState, string>> = {
  booked: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7',
  code: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  line: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  called: 'M4 12h15M13 6l6 6-6 6',
  left: 'm5 13 4.5 4.5L19 7',
  noShow: 'M6 6l12 12M18 6 6 18',
  canceled: 'M5 12h14',
};

export const StatusIcon = ({ state }: { readonly state: ShownState }) => (
  <svg
    width="13"
    height="13"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={signs[state]} />
  </svg>
);
