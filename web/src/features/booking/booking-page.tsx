import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/use-page-title.ts';
import styles from './booking-page.module.css';
import { MyBookings } from './mine/my-bookings.tsx';
import { NewBookingCard } from './new/new-booking-card.tsx';

export const BookingPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('booking.title'));
  return (
    <div className={styles.page}>
      <NewBookingCard />
      <MyBookings />
    </div>
  );
};
