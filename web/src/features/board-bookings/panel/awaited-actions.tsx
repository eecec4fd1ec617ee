import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { arrive, bookWithoutCode } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import buttons from '../../../ui/button/button.module.css';
import { seenBooking } from './seen-booking.ts';

/** Not arrived yet: confirm the booking without its code, or record the arrival. */
export const AwaitedActions = ({ booking }: { readonly booking: Booking }) => {
  const { t } = useTranslation();
  const window = useArrivalWindow(booking);
  const now = useServerTime(30_000);
  const seen = seenBooking(booking);
  const isUnderWay = useIsUnderWay(booking.id);
  const isDue = window !== undefined && Date.parse(window.from) <= now;
  if (booking.bookingStatus === 'WAITING_FOR_CONFIRMATION')
    return (
      <button
        type="button"
        className={buttons.button}
        data-main="true"
        aria-busy={isUnderWay('book')}
        onClick={() => void bookWithoutCode(seen)}
      >
        {t('boardBookings.panel.confirm')}
      </button>
    );
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        data-main={isDue}
        aria-busy={isUnderWay('arrive')}
        onClick={() => void arrive(seen)}
      >
        {t(isDue ? 'boardBookings.panel.arrive' : 'boardBookings.panel.arriveEarly')}
      </button>
      {booking.bookingStatus === 'WAITING_FOR_CHANGES_CONFIRMATION' && (
        <button
          type="button"
          className={buttons.button}
          aria-busy={isUnderWay('book')}
          onClick={() => void bookWithoutCode(seen)}
        >
          {t('boardBookings.panel.keepTime')}
        </button>
      )}
    </>
  );
};
