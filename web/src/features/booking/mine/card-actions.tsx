import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import styles from './booking-card.module.css';
import { useBookingActions } from './use-booking-actions.ts';

export const CardActions = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const { canConfirm, canOpen, canEdit, canCancel, ...actions } = useBookingActions(booking);
  if (!canConfirm && !canOpen && !canEdit && !canCancel) return null;
  return (
    <div className={styles.actions}>
      {canConfirm && (
        <Button size="compact-md" className={styles.action} onClick={actions.confirm}>
          {t('booking.mine.enterCode')}
        </Button>
      )}
      {canOpen && (
        <Button variant="subtle" size="compact-md" className={styles.action} onClick={actions.open}>
          {t('booking.mine.pass')}
        </Button>
      )}
      {canEdit && (
        <Button variant="subtle" size="compact-md" className={styles.action} onClick={actions.edit}>
          {t('booking.mine.edit')}
        </Button>
      )}
      {canCancel && (
        <Button
          variant="subtle"
          size="compact-md"
          className={styles.action}
          loading={actions.canceling}
          onClick={actions.cancel}
        >
          {t('booking.mine.cancel')}
        </Button>
      )}
    </div>
  );
};
