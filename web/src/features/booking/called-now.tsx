import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { refreshMs, useActiveBookings } from '../../domain/booking/own-bookings.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import styles from './called-now.module.css';
import { openPass } from './pass/open-pass.ts';

const buzz = [400, 200, 400];

/** A driver in the waiting zone may be called any moment. */
const waitingRefreshMs = 15_000;

const useCalled = (): readonly Booking[] => {
  const [isWaiting, setIsWaiting] = useState(false);
  const active = useActiveBookings(isWaiting ? waitingRefreshMs : refreshMs);
  const isWaitingNow = active.some(({ bookingStatus }) => bookingStatus === 'WAITING');
  if (isWaitingNow !== isWaiting) setIsWaiting(isWaitingNow);
  return active.filter(({ bookingStatus }) => bookingStatus === 'GO_TO_GATE');
};

/** On a phone the cards are below a long form; whoever is called must not have to scroll to learn it. */
export const CalledNow = () => {
  const { t } = useTranslation();
  const called = useCalled();
  const isCalled = called.length > 0;
  usePageTitle(isCalled ? t('booking.called.title') : t('booking.title'));
  useEffect(() => {
    if (isCalled && 'vibrate' in navigator) navigator.vibrate(buzz);
  }, [isCalled]);
  return (
    <div aria-live="assertive" className={styles.called}>
      {called.map((booking) => (
        <div key={booking.id} className={styles.call}>
          <Plate text={booking.vehicleRegistrationPlate} size="lg" />
          <strong className={styles.words}>{t('status.GO_TO_GATE')}</strong>
          <Button variant="white" className={styles.open} onClick={() => void openPass(booking)}>
            {t('booking.mine.pass')}
          </Button>
        </div>
      ))}
    </div>
  );
};
