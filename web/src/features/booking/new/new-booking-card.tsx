import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../../domain/account/profile.ts';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { CheckpointClock } from '../../../domain/checkpoint/checkpoint-clock.tsx';
import { approvedVehiclesQuery, ownVehiclesQuery } from '../../../domain/vehicle/own-vehicles.ts';
import card from '../../../ui/card/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { BookingState, FormSkeleton } from '../booking-state.tsx';
import { NewBooking } from './new-booking.tsx';

type ContentProps = { readonly onBooked: () => void };

const Content = ({ onBooked }: ContentProps) => {
  const { t } = useTranslation();
  const blocked = useQuery(bookingBlockedQuery);
  const profile = useQuery(profileQuery);
  const vehicles = useQuery(ownVehiclesQuery);
  // Prefetched for the code dialog.
  useQuery(approvedVehiclesQuery);
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

type NewBookingCardProps = ContentProps & {
  /** Present if the form can be folded. */
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
      <Content onBooked={onBooked} />
    </section>
  );
};
