import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useCancellationWords } from '../../../domain/booking/booking-words.ts';
import { StatusBadge } from '../../../domain/booking/status-badge.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './pass.module.css';
import type { PassView } from './pass-view.ts';

type VoidPassProps = {
  readonly pass: Pick<PassView, 'formattedBookingNumber' | 'vehicleRegistrationPlate' | 'bookingStatus'>;
  readonly cancelled?: Pick<Booking, 'cancellationReason' | 'cancellationReasons'>;
};

/** A pass that is not valid yet, or no longer. It must not look like a valid one. */
export const VoidPass = ({ pass, cancelled }: VoidPassProps) => {
  const { t } = useTranslation();
  const cancellationWords = useCancellationWords();
  const { formattedBookingNumber: number, bookingStatus: status } = pass;
  const reason = cancelled && cancellationWords(cancelled);
  const isAwaited = status === 'WAITING_FOR_CONFIRMATION';
  return (
    <div className={`${card.frame} ${styles.pass}`} data-pass data-status={status}>
      <div className={`${layout.stack} ${styles.main}`} role="status">
        <StatusBadge status={status} />
        <p className={text.strong}>
          {isAwaited ? t('booking.pass.awaited', { number }) : t('booking.pass.void', { number })}
        </p>
        <Plate text={pass.vehicleRegistrationPlate} />
        {reason && <p>{t('booking.reason', { reason })}</p>}
      </div>
    </div>
  );
};
