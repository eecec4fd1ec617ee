import type { Booking } from '#contract/bookings.ts';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { timeSlotsKey } from '../booking-queries.ts';

export const ownBookingsKey = ['booking', 'own'] as const;

export type ListChoice = {
  readonly showCancelled: boolean;
  readonly showBooked: boolean;
  readonly direction: 'asc' | 'desc';
};

export const defaultChoice: ListChoice = { showCancelled: false, showBooked: true, direction: 'asc' };

const flag = (value: boolean) => (value ? ('true' as const) : ('false' as const));

export const fetchOwnBookings =
  ({ showCancelled, showBooked, direction }: ListChoice) =>
  async (page: number, size: number, signal: AbortSignal) =>
    (
      await call('GET /booking/current-user', {
        query: {
          page,
          size,
          showCancelled: flag(showCancelled),
          ...(!showBooked && { showBooked: flag(false) }),
          sort: `dateBooked,${direction}`,
        },
        expect: 200,
        signal,
      })
    ).body;

/** After anything that takes or frees a place: the lists and what is shown as free are read anew. */
export const outdateBookings = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ownBookingsKey }),
    queryClient.invalidateQueries({ queryKey: timeSlotsKey }),
  ]);

export const idOfBooking = ({ id }: Booking) => id;
