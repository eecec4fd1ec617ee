import { useTranslation } from 'react-i18next';
import { arrivedStatuses, endedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { canBeEdited } from '../../../domain/booking/booking-rules.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import { cancelWithReason } from '../../../domain/queue/acts/line-acts.ts';
import buttons from '../../../ui/button/button.module.css';
import { editAddress } from '../addresses.ts';
import styles from './booking-panel.module.css';
import { seenBooking } from './seen-booking.ts';

type Props = { readonly booking: Booking; readonly shown: string };

/** Truck and cargo can still be corrected while it waits in the queue. */
const canBeCorrected = (booking: Booking) => canBeEdited(booking) || booking.bookingStatus === 'WAITING';

export const PanelFooter = ({ booking, shown }: Props) => {
  const { t } = useTranslation();
  const isLeaving = useFinalActs().some(({ id }) => id === booking.id);
  if (isOneOf(endedStatuses, booking.bookingStatus)) return null;
  const isOutsideLine = !isOneOf(arrivedStatuses, booking.bookingStatus);
  return (
    <>
      <button
        type="button"
        className={`${buttons.button} ${styles.cancel}`}
        disabled={isLeaving}
        onClick={() => void cancelWithReason({ ...seenBooking(booking), isOutsideLine })}
      >
        {t('boardBookings.panel.cancel')}
      </button>
      {canBeCorrected(booking) && (
        <a className={buttons.button} href={editAddress(booking.id, shown)}>
          {t('boardBookings.panel.edit')}
        </a>
      )}
    </>
  );
};
