import styles from './booking-page.module.css';
import { CalledNow } from './called-now.tsx';
import { MyBookings } from './mine/my-bookings.tsx';
import { NewBookingCard } from './new/new-booking-card.tsx';

export const BookingPage = () => (
  <div className={styles.page}>
    <CalledNow />
    <NewBookingCard />
    <MyBookings />
  </div>
);
