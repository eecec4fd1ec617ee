import {
  activeStatuses,
  awaitingCodeStatuses,
  beforeArrivalStatuses,
  isOneOf,
} from '#contract/bookings/booking-status.ts';
import { modelLimits } from './model-world.ts';
import type { State } from './read-state.ts';

type Booking = State['bookings'][number];

const isActive = ({ status }: Booking) => isOneOf(activeStatuses, status);
const isConfirmed = (booking: Booking) => isActive(booking) && booking.status !== 'WAITING_FOR_CONFIRMATION';

const several = (bookings: readonly Booking[], what: string, keyOf: (booking: Booking) => string) =>
  Object.entries(Object.groupBy(bookings, keyOf))
    .filter(([, same]) => (same?.length ?? 0) > 1)
    .map(([key, same]) => `${key} has ${same?.length} ${what} bookings`);

/** Several accounts may hold a plate, but only one may have it confirmed. */
const plateFaults = ({ bookings }: State): string[] => [
  ...several(bookings.filter(isConfirmed), 'confirmed', ({ plate_key }) => `plate ${plate_key}`),
  ...several(
    bookings.filter(isActive),
    'active',
    ({ plate_key, account_id }) => `plate ${plate_key} in account ${account_id}`,
  ),
];

/** Operators’ bookings are exempt from limits. */
const limitFaults = ({ bookings, events }: State): string[] => {
  const byOperator = new Set(
    events
      .filter(({ type, actor }) => type === 'CREATED' && actor === 'ADMIN')
      .map(({ booking_id }) => booking_id),
  );
  const limited = bookings.filter((booking) => isActive(booking) && !byOperator.has(booking.id));
  return Object.entries(Object.groupBy(limited, ({ account_id }) => account_id)).flatMap(
    ([account, own = []]) => {
      const unconfirmed = own.filter(
        ({ status, offer_id }) => isOneOf(awaitingCodeStatuses, status) && offer_id === null,
      ).length;
      const places =
        own.length +
        own.filter(({ pending_at, offer_id }) => pending_at !== null && offer_id === null).length;
      const faults = [];
      if (places > modelLimits.maxActiveBookingsPerUser) faults.push(`${places} places`);
      if (unconfirmed > modelLimits.maxUnconfirmedPerUser) faults.push(`${unconfirmed} unconfirmed bookings`);
      return faults.map((fault) => `account ${account} has ${fault}`);
    },
  );
};

const banFaults = ({ bookings, bans }: State): string[] =>
  bookings
    .filter(({ status }) => isOneOf(beforeArrivalStatuses, status))
    .filter(({ plate_key, account_id }) =>
      bans.some(
        (ban) => ban.plate_key === plate_key && (ban.account_id === null || ban.account_id === account_id),
      ),
    )
    .map(({ plate_key, number, status }) => `plate ${plate_key} is banned, but ${number} is ${status}`);

export const bookingFaults = (state: State): string[] => [
  ...plateFaults(state),
  ...limitFaults(state),
  ...banFaults(state),
];
