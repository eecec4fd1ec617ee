import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { useCancellationWords } from '../../../domain/booking/booking-words.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import styles from './pass.module.css';

/** Shown in place of the pass once its booking is over; it has no code that a gate could accept. */
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
