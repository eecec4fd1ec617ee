import type { Booking } from '#contract/bookings.ts';
import { call } from '../../lib/api.ts';
import { profileQuery } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { confirmCodeDialog } from '../../ui/code-confirmation/confirm-code-dialog.ts';
import { outdateBookings } from './mine/own-bookings.ts';

/** Asks for the code of a held place. False when given up: the place stays held until its time is over. */
export const confirmBookingCode = async (booking: Booking): Promise<boolean> => {
  const { confirmation, id } = booking;
  if (!confirmation) return false;
  const profile = await queryClient.ensureQueryData(profileQuery);
  const isConfirmed = await confirmCodeDialog({
    confirmation,
    emailVerified: profile.email?.verified === true,
    confirm: (code, signal) => call('POST /booking/confirm', { body: { code, id }, expect: 204, signal }),
    resend: async (signal) => {
      await call('POST /booking/confirm/resend', { form: { bookingId: id }, expect: 204, signal });
    },
  });
  await outdateBookings();
  return isConfirmed;
};
