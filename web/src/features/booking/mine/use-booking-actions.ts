import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { call } from '../../../lib/api.ts';
import { promptDialog } from '../../../ui/dialogs/open-dialog.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { confirmBookingCode } from '../confirm-booking-code.ts';
import { outdateBookings } from './own-bookings.ts';

const cancelable: readonly Booking['bookingStatus'][] = [
  'WAITING_FOR_CONFIRMATION',
  'WAITING_FOR_CHANGES_CONFIRMATION',
  'BOOKED',
  'WAITING',
];

/** What its driver can do about a booking in the state it is in. */
export const useBookingActions = (booking: Booking) => {
  const { t } = useTranslation();
  const [canceling, setCanceling] = useState(false);

  const cancel = async () => {
    const reason = await promptDialog({
      title: t('booking.mine.cancelTitle'),
      message: t('booking.mine.cancelMessage', { number: booking.formattedBookingNumber }),
      label: t('booking.mine.cancelReason'),
      okLabel: t('booking.mine.cancel'),
      cancelLabel: t('booking.mine.keep'),
    });
    if (reason === '') return;
    setCanceling(true);
    try {
      const query = { reason, version: booking.version };
      await call('DELETE /booking/{id}', { params: { id: booking.id }, query, expect: 204 });
    } catch (error) {
      void handleError(error);
    } finally {
      setCanceling(false);
      await outdateBookings();
    }
  };

  return {
    canConfirm: booking.confirmation !== undefined,
    canCancel: cancelable.includes(booking.bookingStatus),
    canceling,
    confirm: () => void confirmBookingCode(booking).catch(handleError),
    cancel: () => void cancel(),
  };
};
