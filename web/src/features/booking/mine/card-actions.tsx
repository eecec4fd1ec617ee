import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import styles from './booking-card.module.css';
import { useBookingActions } from './use-booking-actions.ts';

type ActionProps = {
  readonly label: string;
  readonly isNext?: boolean;
  readonly loading?: boolean;
  readonly onClick: () => void;
};

const Action = ({ label, isNext = false, loading = false, onClick }: ActionProps) => (
  <div>
    <Button
      variant={isNext ? 'filled' : 'subtle'}
      className={styles.action ?? ''}
      loading={loading}
      onClick={onClick}
    >
      {label}
    </Button>
  </div>
);

/** A pending code, or the pass of an arrived truck, comes first. */
export const CardActions = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const { canConfirm, canOpen, canEdit, canCancel, hasArrived, ...actions } = useBookingActions(booking);
  if (!canConfirm && !canOpen && !canEdit && !canCancel) return null;
  return (
    <div className={styles.actions}>
      {canConfirm && <Action isNext label={t('booking.mine.enterCode')} onClick={actions.confirm} />}
      {canOpen && <Action isNext={hasArrived} label={t('booking.mine.pass')} onClick={actions.open} />}
      {canEdit && <Action label={t('booking.mine.edit')} onClick={actions.edit} />}
      {canCancel && (
        <Action label={t('booking.mine.cancel')} loading={actions.canceling} onClick={actions.cancel} />
      )}
    </div>
  );
};
