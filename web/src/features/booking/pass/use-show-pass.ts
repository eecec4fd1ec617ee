import { useRouter } from '@tanstack/react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingQuery } from '../../../domain/booking/own-bookings.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type ShowPass = (booking: Booking) => void;

/** Goes to the page of a booking's pass. What is known of the booking is seen there at once, and then read anew. */
export const useShowPass = (): ShowPass => {
  const router = useRouter();
  return (booking) => {
    queryClient.setQueryData(bookingQuery(booking.id).queryKey, booking);
    // A half-filled form is kept, so nobody has to be asked about it.
    void router.navigate({ to: '/booking/$id/pass', params: { id: booking.id }, ignoreBlocker: true });
  };
};
