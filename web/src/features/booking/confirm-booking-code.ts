import i18next from 'i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { profileQuery } from '../../domain/account/profile.ts';
import { confirmationNow } from '../../domain/booking/hold-deadline.ts';
import { fetchBooking, outdateBookings } from '../../domain/booking/own-bookings.ts';
import { whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { confirmCodeDialog } from '../../domain/confirmation/confirm-code-dialog.ts';
import { plateText } from '../../domain/plate/plate-text.ts';
import { approvedVehiclesQuery } from '../../domain/vehicle/own-vehicles.ts';
import { call } from '../../lib/api.ts';
import { type ApiError, hasCode } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { infoDialog } from '../../ui/dialogs/open-dialog.ts';

const wantedTime = ({ pendingChanges, dateBooked }: Booking) => pendingChanges?.dateBooked ?? dateBooked;

const isOver = (error: unknown) => hasCode(error, 'HOLD_EXPIRED', 'NOT_AWAITING_CODE');

/** An unconfirmed place is lost, an unconfirmed change only does not happen. */
const wordsWhenOver = ({ pendingChanges, dateBooked }: Booking) =>
  pendingChanges
    ? i18next.t('booking.mine.changeExpired', { when: whenWords(dateBooked) })
    : i18next.t('errors.HOLD_EXPIRED');

const refusalWords = ({ body, message }: ApiError, booking: Booking) =>
  body?.code === 'HOLD_EXPIRED' ? wordsWhenOver(booking) : message;

/** The answer to an earlier try may have been lost on the way: then the code has done its work already. */
const isDone = async (booking: Booking) => {
  const now = await fetchBooking(booking.id);
  return now.bookingStatus === 'BOOKED' && now.dateBooked === wantedTime(booking);
};

/** Asks for the code of a held place. False when given up: the place stays held until its time is over. */
export const confirmBookingCode = async (booking: Booking): Promise<boolean> => {
  const { confirmation, id } = booking;
  if (!confirmation) return false;
  const profile = await queryClient.ensureQueryData(profileQuery);
  const approved = queryClient.getQueryData(approvedVehiclesQuery.queryKey);
  const isApproved = approved?.some(({ id: approvedId }) => approvedId === booking.vehicleId);
  let refusal: string | undefined;
  const isClosedWell = await confirmCodeDialog({
    confirmation: confirmationNow(confirmation),
    whenOver: wordsWhenOver(booking),
    emailVerified: profile.email?.verified === true,
    subject: i18next.t('booking.mine.subject', {
      when: whenWords(wantedTime(booking)),
      plate: plateText(booking.vehicleRegistrationPlate),
    }),
    ...(approved && !isApproved && { note: i18next.t('booking.mine.papersNote') }),
    confirm: async (code, signal) => {
      try {
        await call('POST /booking/confirm', { body: { code, id }, expect: 204, signal });
      } catch (error) {
        if (!isOver(error)) throw error;
        if (!(await isDone(booking))) refusal = refusalWords(error, booking);
      }
    },
    resend: async (signal) => {
      await call('POST /booking/confirm/resend', { form: { bookingId: id }, expect: 204, signal });
      // A driver who leaves the dialog now sees the new pause on the card.
      void outdateBookings();
    },
  });
  void outdateBookings();
  if (refusal !== undefined) await infoDialog({ message: refusal });
  return isClosedWell && refusal === undefined;
};
