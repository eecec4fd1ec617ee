import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../../lib/profile.ts';
import { bookingBlockedQuery } from '../../booking-blocked/booking-blocked-query.ts';
import { CheckpointClock } from '../../shell/checkpoint-clock.tsx';
import { LoadFailure } from '../../shell/load-failure.tsx';
import { ownVehiclesQuery } from '../../vehicles/vehicle-calls.ts';
import { BookingState } from '../booking-state.tsx';
import styles from './new-booking.module.css';
import { NewBooking } from './new-booking.tsx';

const NoVehicles = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <p>{t('booking.new.noVehicles')}</p>
      <Link to="/lk">{t('booking.new.toAccount')}</Link>
    </div>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const blocked = useQuery(bookingBlockedQuery);
  const profile = useQuery(profileQuery);
  const vehicles = useQuery(ownVehiclesQuery);
  if (!blocked.data || blocked.data.blocked) return <BookingState />;
  if (profile.data && vehicles.data)
    return vehicles.data.length > 0 ? (
      <NewBooking profile={profile.data} vehicles={vehicles.data} />
    ) : (
      <NoVehicles />
    );
  if (!profile.isError && !vehicles.isError) return <Skeleton height={420} radius="lg" aria-hidden="true" />;
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
    <section className={styles.card} aria-labelledby="new-booking">
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
