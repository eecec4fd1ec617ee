import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { useFinalActs } from '../../../domain/queue/acts/final-acts.ts';
import buttons from '../../../ui/button/button.module.css';
import { Notice } from '../../../ui/notice/notice.tsx';
import { newBookingAddress } from '../addresses.ts';
import { AwaitedActions } from './awaited-actions.tsx';
import styles from './booking-panel.module.css';
import { CalledActions } from './called-actions.tsx';
import { WaitingActions } from './waiting-actions.tsx';

type Props = { readonly booking: Booking; readonly shown: string };

const BookAgain = ({ booking, shown }: Props) => {
  const { t } = useTranslation();
  const { vehicleRegistrationPlate: plate, userId } = booking;
  return (
    <a className={buttons.button} href={newBookingAddress({ plate, userId }, shown)}>
      {t('boardBookings.panel.again')}
    </a>
  );
};

const ByStatus = ({ booking, shown }: Props) => {
  switch (booking.bookingStatus) {
    case 'WAITING':
      return <WaitingActions booking={booking} />;
    case 'GO_TO_GATE':
      return <CalledActions booking={booking} />;
    case 'LEFT_WAITING_ZONE':
    case 'CANCELED':
      return <BookAgain booking={booking} shown={shown} />;
    default:
      return <AwaitedActions booking={booking} />;
  }
};

/** Only the most likely next action is a filled button. */
export const BookingActions = ({ booking, shown }: Props) => {
  const { t } = useTranslation();
  const leaving = useFinalActs().find(({ id }) => id === booking.id);
  if (leaving && leaving.stage !== 'unsure')
    return (
      <Notice tone="grey" role="status">
        {t(leaving.status === 'CANCELED' ? 'lineActs.bar.canceled' : 'lineActs.bar.left', {
          plate: plateText(booking.vehicleRegistrationPlate),
        })}
      </Notice>
    );
  return (
    <div className={styles.actions}>
      <ByStatus booking={booking} shown={shown} />
    </div>
  );
};
