import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useArrivalWindow } from '../../../domain/booking/booking-words.ts';
import { arrive, bookWithoutCode } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
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
      <Button px={12} aria-busy={isUnderWay('book')} onClick={() => void bookWithoutCode(seen)}>
        {t('boardBookings.panel.confirm')}
      </Button>
    );
  return (
    <>
      <Button
        px={12}
        variant={isDue ? 'filled' : 'default'}
        aria-busy={isUnderWay('arrive')}
        onClick={() => void arrive(seen)}
      >
        {t(isDue ? 'boardBookings.panel.arrive' : 'boardBookings.panel.arriveEarly')}
      </Button>
      {booking.bookingStatus === 'WAITING_FOR_CHANGES_CONFIRMATION' && (
        <Button
          px={12}
          variant="default"
          aria-busy={isUnderWay('book')}
          onClick={() => void bookWithoutCode(seen)}
        >
          {t('boardBookings.panel.keepTime')}
        </Button>
      )}
    </>
  );
};
