import { useRouter } from '@tanstack/react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingQuery } from '../../../domain/booking/own-bookings.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type ShowPass = (booking: Booking) => void;

/** Caches the booking, so that the pass shows at once while it is loaded. */
export const useShowPass = (): ShowPass => {
  const router = useRouter();
  return (booking) => {
    queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking);
    // A half-filled form is saved as a draft, so no question is needed.
    void router.navigate({ to: '/booking/$id/pass', params: { id: booking.id }, ignoreBlocker: true });
  };
};
