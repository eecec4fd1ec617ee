import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/booking-params.ts';
import type { Booking } from '#contract/bookings.ts';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { canBeCanceled, canBeEdited, hasPass } from '../../../domain/booking/booking-rules.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { call } from '../../../lib/api.ts';
import { promptDialog } from '../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import { confirmBookingCode } from '../confirm-booking-code.ts';
import { editBooking } from '../edit/open-edit-dialog.ts';
import { openPass } from '../pass/open-pass.ts';
import { focusBooking, leaveBooking } from './focus-bookings.ts';

/** A strike is only threatened where it can follow: an unconfirmed booking never earns one. */
const isLate = ({ bookingStatus, dateBooked }: Booking, params: BookingParams | undefined) =>
  params !== undefined &&
  bookingStatus !== 'WAITING_FOR_CONFIRMATION' &&
  Date.now() > Date.parse(dateBooked) - params.cancelDeadlineMinutes * 60_000;

/** What its driver can do about a booking in the state it is in. */
export const useBookingActions = (booking: Booking) => {
  const { t } = useTranslation();
  const { data: state } = useQuery(bookingBlockedQuery);
  const { data: params } = useQuery(bookingParamsQuery);
  const canceling = useMutation({
    mutationFn: (reason: string) => {
      const query = { reason, version: booking.version };
      return call('DELETE /booking/{id}', { params: { id: booking.id }, query, expect: 204 });
    },
    networkMode: 'always',
    onSuccess: () => leaveBooking(booking.id),
    onError: (error) => void handleRefusal(error),
    onSettled: () => void outdateBookings(),
  });

  const cancel = async () => {
    const reason = await promptDialog({
      title: t('booking.mine.cancelTitle'),
      message: [
        t('booking.mine.cancelMessage', { number: booking.formattedBookingNumber }),
        ...(isLate(booking, params) ? [t('booking.mine.cancelLate')] : []),
      ].join('\n'),
      label: t('booking.mine.cancelReason'),
      okLabel: t('booking.mine.cancelOk'),
      cancelLabel: t('booking.mine.keep'),
    });
    if (reason === '') return;
    // Its buttons are busy from here on.
    focusBooking(booking.id);
    canceling.mutate(reason);
  };

  const confirm = async () => {
    if (await confirmBookingCode(booking)) focusBooking(booking.id);
  };

  return {
    canConfirm: booking.confirmation !== undefined,
    canCancel: canBeCanceled(booking),
    canOpen: hasPass(booking),
    canEdit: canBeEdited(booking) && !state?.blocked,
    canceling: canceling.isPending,
    confirm: () => void confirm().catch(handleError),
    open: () => void openPass(booking),
    edit: () => void editBooking(booking).catch(handleError),
    cancel: () => void cancel(),
  };
};
