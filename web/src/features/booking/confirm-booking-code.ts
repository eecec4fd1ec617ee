import i18next from 'i18next';
import type { Booking } from '#contract/bookings.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { profileQuery } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';
import { confirmCodeDialog } from '../../ui/code-confirmation/confirm-code-dialog.ts';
import { infoDialog } from '../../ui/dialogs/open-dialog.ts';
import { whenWords } from './checkpoint-words.ts';
import { confirmationNow } from './mine/hold-deadline.ts';
import { outdateBookings } from './mine/own-bookings.ts';

const wantedTime = ({ pendingChanges, dateBooked }: Booking) => pendingChanges?.dateBooked ?? dateBooked;

const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.body?.code === 'HOLD_EXPIRED' || error.body?.code === 'NOT_AWAITING_CODE');

/** An unconfirmed place is lost, an unconfirmed change only does not happen. */
const wordsWhenOver = ({ pendingChanges, dateBooked }: Booking) =>
  pendingChanges
    ? i18next.t('booking.mine.changeExpired', { when: whenWords(dateBooked) })
    : i18next.t('errors.HOLD_EXPIRED');

const refusalWords = ({ body, message }: ApiError, booking: Booking) =>
  body?.code === 'HOLD_EXPIRED' ? wordsWhenOver(booking) : message;

/** The answer to an earlier try may have been lost on the way: then the code has done its work already. */
const isDone = async (booking: Booking) => {
  const { body } = await call('GET /booking/{id}', { params: { id: booking.id }, expect: 200 });
  return body.bookingStatus === 'BOOKED' && body.dateBooked === wantedTime(booking);
};

/** Asks for the code of a held place. False when given up: the place stays held until its time is over. */
export const confirmBookingCode = async (booking: Booking): Promise<boolean> => {
  const { confirmation, id } = booking;
  if (!confirmation) return false;
  const profile = await queryClient.ensureQueryData(profileQuery);
  let refusal: string | undefined;
  const isClosedWell = await confirmCodeDialog({
    confirmation: confirmationNow(confirmation),
    whenOver: wordsWhenOver(booking),
    emailVerified: profile.email?.verified === true,
    subject: i18next.t('booking.mine.subject', {
      when: whenWords(wantedTime(booking)),
      plate: booking.vehicleRegistrationPlate,
    }),
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
      // Whoever leaves the dialog now finds the new pause at the card.
      void outdateBookings();
    },
  });
  void outdateBookings();
  if (refusal !== undefined) await infoDialog({ message: refusal });
  return isClosedWell && refusal === undefined;
};
