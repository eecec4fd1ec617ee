import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { Plate } from '../../../ui/plate/plate.tsx';
import { StatusBadge } from '../../../ui/status-badge/status-badge.tsx';
import { useCancellationWords } from '../mine/use-cancellation-words.ts';
import styles from './pass.module.css';

/** What is left of a pass once its booking is over: nothing that could still be taken for one. */
export const VoidPass = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const cancellationWords = useCancellationWords();
  const { bookingStatus, cancellationReason: reason } = booking;
  return (
    <div className={styles.pass} data-pass data-status={bookingStatus}>
      <div className={styles.main} role="status">
        <StatusBadge status={bookingStatus} />
        <p className={styles.day}>{t('booking.pass.void', { number: booking.formattedBookingNumber })}</p>
        <Plate text={booking.vehicleRegistrationPlate} />
        {reason && (
          <p className={styles.reason}>{t('booking.reason', { reason: cancellationWords(reason) })}</p>
        )}
      </div>
    </div>
  );
};
