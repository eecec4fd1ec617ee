import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.css';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { Plate } from '../../../ui/plate/plate.tsx';
import { StatusBadge } from '../../../ui/status-badge/status-badge.tsx';
import { longDay, wallDay, wallTime } from '../checkpoint-words.ts';
import styles from './booking-card.module.css';
import { useBookingActions } from './use-booking-actions.ts';
import { useCargoName } from './use-cargo-name.ts';

const systemReasons = ['EXPIRED', 'BANNED', 'PLATE_CLAIMED', 'NO_SHOW'] as const;

const useCancellationWords = () => {
  const { t } = useTranslation();
  return (reason: string) => {
    const known = systemReasons.find((one) => one === reason);
    return known ? t(`booking.cancellation.${known}`) : reason;
  };
};

const CardActions = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const actions = useBookingActions(booking);
  if (!actions.canConfirm && !actions.canCancel) return null;
  return (
    <div className={styles.actions}>
      {actions.canConfirm && (
        <Button variant="light" onClick={actions.confirm}>
          {t('booking.mine.enterCode')}
        </Button>
      )}
      {actions.canCancel && (
        <Button variant="subtle" loading={actions.canceling} onClick={actions.cancel}>
          {t('booking.mine.cancel')}
        </Button>
      )}
    </div>
  );
};

/** A booking as a pass: when, what, which truck, and what can be done about it. */
export const BookingCard = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const cargoName = useCargoName();
  const cancellationWords = useCancellationWords();
  const { bookingStatus, dateBooked, slotEnd, pendingChanges, cancellationReason } = booking;
  return (
    <article className={styles.card} data-status={bookingStatus}>
      <StatusBadge status={bookingStatus} />
      <h3 className={styles.time}>
        {t('booking.mine.when', { day: longDay(wallDay(dateBooked)), time: wallTime(dateBooked) })}
      </h3>
      <Plate text={booking.vehicleRegistrationPlate} />
      <p className={styles.line}>
        {booking.formattedBookingNumber} • {cargoName(booking.cargoType)} •{' '}
        {t('booking.mine.until', { time: wallTime(slotEnd) })}
      </p>
      {pendingChanges && (
        <p className={styles.line}>
          {t('booking.mine.pending', {
            day: longDay(wallDay(pendingChanges.dateBooked)),
            time: wallTime(pendingChanges.dateBooked),
          })}
        </p>
      )}
      {cancellationReason && <p className={styles.line}>{cancellationWords(cancellationReason)}</p>}
      <CardActions booking={booking} />
    </article>
  );
};
