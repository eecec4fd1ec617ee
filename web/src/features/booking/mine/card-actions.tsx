import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import styles from './mine.module.css';
import { useBookingActions } from './use-booking-actions.ts';

/** A pending code, or the pass of an arrived truck, comes first. */
export const CardActions = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const { canConfirm, canOpen, canEdit, canCancel, hasArrived, ...actions } = useBookingActions(booking);
  if (!canConfirm && !canOpen && !canEdit && !canCancel) return null;
  return (
    <div className={styles.actions}>
      {canConfirm && <Button onClick={actions.confirm}>{t('booking.mine.enterCode')}</Button>}
      {canOpen && (
        <Button variant={hasArrived ? 'filled' : 'subtle'} onClick={actions.open}>
          {t('booking.mine.pass')}
        </Button>
      )}
      {canEdit && (
        <Button variant="subtle" onClick={actions.edit}>
          {t('booking.mine.edit')}
        </Button>
      )}
      {canCancel && (
        <Button variant="subtle" loading={actions.canceling} onClick={actions.cancel}>
          {t('booking.mine.cancel')}
        </Button>
      )}
    </div>
  );
};
