import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/booking-params.ts';
import type { Booking } from '#contract/bookings.ts';
import { call } from '../../../lib/api.ts';
import { promptDialog } from '../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import { bookingBlockedQuery } from '../../booking-blocked/booking-blocked-query.ts';
import { bookingParamsQuery } from '../booking-queries.ts';
import { confirmBookingCode } from '../confirm-booking-code.ts';
import { canBeEdited } from '../edit/can-be-edited.ts';
import { editBooking } from '../edit/open-edit-dialog.ts';
import { hasPass } from '../pass/has-pass.ts';
import { openPass } from '../pass/open-pass.ts';
import { focusBooking, leaveBooking } from './focus-bookings.ts';
import { outdateBookings } from './own-bookings.ts';

const cancelable: readonly Booking['bookingStatus'][] = [
  'WAITING_FOR_CONFIRMATION',
  'WAITING_FOR_CHANGES_CONFIRMATION',
  'BOOKED',
  'WAITING',
];

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
  const [canceling, setCanceling] = useState(false);

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
    setCanceling(true);
    try {
      const query = { reason, version: booking.version };
      await call('DELETE /booking/{id}', { params: { id: booking.id }, query, expect: 204 });
      leaveBooking(booking.id);
    } catch (error) {
      void handleRefusal(error);
    } finally {
      setCanceling(false);
      await outdateBookings();
    }
  };

  const confirm = async () => {
    if (await confirmBookingCode(booking)) focusBooking(booking.id);
  };

  return {
    canConfirm: booking.confirmation !== undefined,
    canCancel: cancelable.includes(booking.bookingStatus),
    canOpen: hasPass(booking),
    canEdit: canBeEdited(booking) && !state?.blocked,
    canceling,
    confirm: () => void confirm().catch(handleError),
    open: () => void openPass(booking),
    edit: () => void editBooking(booking).catch(handleError),
    cancel: () => void cancel(),
  };
};
