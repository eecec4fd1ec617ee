import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#contract/accounts/accounts.ts';
import { profileQuery } from '../../domain/account/profile.ts';
import { ownAppealsQuery } from '../../domain/appeal/own-appeals.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { ownVehiclesQuery } from '../../domain/vehicle/own-vehicles.ts';
import controls from '../../ui/button/text-button.module.css';
import layout from '../../ui/layout/layout.module.css';
import { Screen } from '../../ui/screen/screen.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import { strikesQuery } from './strike-calls.ts';
import { StrikeCard } from './strike-card.tsx';

const skeleton = <SkeletonRows rows={2} height={160} />;

type StrikesProps = { readonly vehicleId: string; readonly profile: Profile };

const Strikes = ({ vehicleId, profile }: StrikesProps) => {
  const { t } = useTranslation();
  const strikes = useQuery(strikesQuery(vehicleId));
  const appeals = useQuery(ownAppealsQuery);
  return (
    <Loaded query={appeals} skeleton={skeleton}>
      {(own) => (
        <Loaded
          query={strikes}
          skeleton={skeleton}
          unknown={<EmptyState title={t('appeals.notFound')} text={t('appeals.notFoundText')} />}
        >
          {(events) =>
            events.length === 0 ? (
              <EmptyState title={t('appeals.empty')} />
            ) : (
              events.map((event) => (
                <StrikeCard
                  key={event.id}
                  event={event}
                  appeal={own.find(({ id }) => id === event.appealId)}
                  userId={profile.id}
                />
              ))
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
};

/** Warnings and bans of the reader's truck. The messages about them link to this page. */
export const StrikesPage = () => {
  const { t } = useTranslation();
  const { id: vehicleId = '' }: { id?: string } = useParams({ strict: false });
  const profile = useQuery(profileQuery);
  const { data: vehicles } = useQuery(ownVehiclesQuery);
  const vehicle = vehicles?.find(({ id }) => id === vehicleId);
  return (
    <Screen title={t('appeals.title')}>
      <div className={`${layout.stack} ${layout.loose}`}>
        <div className={layout.apart}>
          {vehicle && <Plate text={vehicle.registrationPlate} />}
          <Link to="/lk" className={controls.link}>
            {t('appeals.back')}
          </Link>
        </div>
        <Loaded query={profile} skeleton={skeleton}>
          {(known) => <Strikes vehicleId={vehicleId} profile={known} />}
        </Loaded>
      </div>
    </Screen>
  );
};
