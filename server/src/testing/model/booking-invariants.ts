import { activeStatuses } from '#contract/bookings.ts';
import { modelLimits } from './model-world.ts';
import type { State } from './read-state.ts';

const beforeArrival = ['WAITING_FOR_CONFIRMATION', 'WAITING_FOR_CHANGES_CONFIRMATION', 'BOOKED'];

const isActive = ({ status }: State['bookings'][number]) =>
  activeStatuses.some((active) => active === status);

const plateFaults = ({ bookings }: State): string[] =>
  Object.entries(Object.groupBy(bookings.filter(isActive), ({ plate_key }) => plate_key))
    .filter(([, same]) => (same?.length ?? 0) > 1)
    .map(([plate, same]) => `plate ${plate} has ${same?.length} active bookings`);

/** An operator's bookings are free of limits. */
const limitFaults = ({ bookings, events }: State): string[] => {
  const byOperator = new Set(
    events
      .filter(({ type, actor }) => type === 'CREATED' && actor === 'ADMIN')
      .map(({ booking_id }) => booking_id),
  );
  const limited = bookings.filter((booking) => isActive(booking) && !byOperator.has(booking.id));
  return Object.entries(Object.groupBy(limited, ({ account_id }) => account_id)).flatMap(
    ([account, own = []]) => {
      const unconfirmed = own.filter(({ status }) => status === 'WAITING_FOR_CONFIRMATION').length;
      const faults = [];
      if (own.length > modelLimits.maxActiveBookingsPerUser) faults.push(`${own.length} active bookings`);
      if (unconfirmed > modelLimits.maxUnconfirmedPerUser) faults.push(`${unconfirmed} unconfirmed bookings`);
      return faults.map((fault) => `account ${account} has ${fault}`);
    },
  );
};

const banFaults = ({ bookings, bans }: State): string[] =>
  bookings
    .filter(({ status }) => beforeArrival.includes(status))
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
