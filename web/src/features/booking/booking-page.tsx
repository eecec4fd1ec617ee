import { Button } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Afterwards } from '../../lib/screen/afterwards.tsx';
import { useMainContent } from '../../lib/screen/main-content.ts';
import styles from './booking-page.module.css';
import { CalledNow } from './call/called-now.tsx';
import { useKeptCodeDialog } from './confirm-and-show.ts';
import { useOwnLine } from './line/use-own-line.ts';
import { WatchedLine } from './line/watched-line.tsx';
import { MyBookings } from './mine/my-bookings.tsx';
import { NewBookingCard } from './new/new-booking-card.tsx';
import { useFolding } from './use-folding.ts';

/** Two columns, or one on narrow screens: there, existing bookings come first and the form is folded. */
export const BookingPage = () => {
  const { t } = useTranslation();
  const form = useRef<HTMLDivElement>(null);
  const { isFolded, mayFold, wasOpen, open, fold } = useFolding(form);
  const inLine = useOwnLine();
  useKeptCodeDialog();
  useMainContent(isFolded);
  return (
    <div className={styles.page} data-folded={isFolded || undefined}>
      <CalledNow called={inLine.filter(({ bookingStatus }) => bookingStatus === 'GO_TO_GATE')} />
      <WatchedLine bookings={inLine} />
      <div ref={form} hidden={isFolded}>
        {wasOpen && <NewBookingCard onBooked={fold} onFold={mayFold ? fold : undefined} />}
      </div>
      <Afterwards atOnce={isFolded}>
        <MyBookings />
      </Afterwards>
      {isFolded && (
        <div className={styles.bar}>
          <Button variant="light" fullWidth onClick={open}>
            + {t('booking.new.title')}
          </Button>
        </div>
      )}
    </div>
  );
};
