import { Button, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.css';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../../domain/account/profile.ts';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { useKnownBookings } from '../../../domain/booking/own-bookings.ts';
import { CheckpointClock } from '../../../domain/checkpoint/checkpoint-clock.tsx';
import { ownVehiclesQuery } from '../../../domain/vehicle/own-vehicles.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import text from '../../../ui/text/text.module.css';
import styles from '../booking-page.module.css';
import { NewBooking } from './new-booking.tsx';

/** About as tall as the form, so that the content below does not jump. */
const FormSkeleton = () => <Skeleton className={styles.skeleton ?? ''} radius="lg" aria-hidden="true" />;

/** Shown instead of the form: loading, offline, failed, or booking is blocked. */
const BookingState = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(bookingBlockedQuery);
  if (data)
    return (
      <Callout role="status">
        <h2>{t('booking.blocked')}</h2>
        {data.reason && <p>{t('booking.reason', { reason: data.reason })}</p>}
        <p>{t('booking.blockedText')}</p>
      </Callout>
    );
  if (isPaused) return <p className={text.dimmed}>{t('booking.offline')}</p>;
  if (!isError) return <FormSkeleton />;
  return <LoadFailure message={t('booking.loadFailed')} onRetry={() => void refetch()} />;
};

type ContentProps = { readonly onBooked: () => void };

const Content = ({ onBooked }: ContentProps) => {
  const { t } = useTranslation();
  const blocked = useQuery(bookingBlockedQuery);
  const profile = useQuery(profileQuery);
  const vehicles = useQuery(ownVehiclesQuery);
  if (!blocked.data) return <BookingState />;
  if (profile.data && vehicles.data)
    return (
      <>
        {blocked.data.blocked && <BookingState />}
        <NewBooking
          profile={profile.data}
          vehicles={vehicles.data}
          blocked={blocked.data.blocked}
          onBooked={onBooked}
        />
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

/** Greets whoever comes from a registration beside the free places, until he has booked. */
const RegisteredCallout = () => {
  const { t } = useTranslation();
  const isNew = useLocation({ select: ({ state }) => state.registered === true });
  const hasNone = useKnownBookings()?.length === 0;
  if (!isNew || !hasNone) return null;
  return (
    <Callout tone="green" role="status">
      <strong>{t('accounts.registration.doneTitle')}</strong>
      <p>{t('booking.new.registered')}</p>
    </Callout>
  );
};

type NewBookingCardProps = ContentProps & {
  readonly onFold: (() => void) | undefined;
};

export const NewBookingCard = ({ onBooked, onFold }: NewBookingCardProps) => {
  const { t } = useTranslation();
  return (
    <section className={`${card.card} ${layout.stack}`} aria-labelledby="new-booking">
      <div>
        <div className={layout.apart}>
          <h1 id="new-booking" tabIndex={-1}>
            {t('booking.new.title')}
          </h1>
          {onFold && (
            <Button variant="subtle" size="compact-md" onClick={onFold}>
              {t('booking.new.fold')}
            </Button>
          )}
        </div>
        <CheckpointClock />
      </div>
      <RegisteredCallout />
      <Content onBooked={onBooked} />
    </section>
  );
};
