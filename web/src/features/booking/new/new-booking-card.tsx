import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../../domain/account/profile.ts';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { CheckpointClock } from '../../../domain/checkpoint/checkpoint-clock.tsx';
import { ownVehiclesQuery } from '../../../domain/vehicle/own-vehicles.ts';
import card from '../../../ui/card/card.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { BookingState, FormSkeleton } from '../booking-state.tsx';
import styles from './new-booking.module.css';
import { NewBooking } from './new-booking.tsx';

const Content = () => {
  const { t } = useTranslation();
  const blocked = useQuery(bookingBlockedQuery);
  const profile = useQuery(profileQuery);
  const vehicles = useQuery(ownVehiclesQuery);
  if (!blocked.data) return <BookingState />;
  if (profile.data && vehicles.data)
    return (
      <>
        {blocked.data.blocked && <BookingState />}
        <NewBooking profile={profile.data} vehicles={vehicles.data} blocked={blocked.data.blocked} />
      </>
    );
  if (blocked.data.blocked) return <BookingState />;
  if (!profile.isError && !vehicles.isError) return <FormSkeleton />;
  return (
    <LoadFailure
      message={t('booking.new.loadFailed')}
      onRetry={() => {
        void profile.refetch();
        void vehicles.refetch();
      }}
    />
  );
};

export const NewBookingCard = () => {
  const { t } = useTranslation();
  return (
    <section className={`${card.card} ${styles.card}`} aria-labelledby="new-booking">
      <div>
        <h1 id="new-booking" className={styles.title}>
          {t('booking.new.title')}
        </h1>
        <CheckpointClock />
      </div>
      <Content />
    </section>
  );
};
