import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { EventList } from '../../../domain/journal/event-list.tsx';
import { AwaitedSections } from '../../../ui/panel/awaited-sections.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Decision } from '../decision/decision.tsx';
import { Claims } from '../dispute/claims.tsx';
import { DocumentViewer } from '../documents/document-viewer.tsx';
import { claimsQuery } from '../vehicle-calls.ts';
import { BanEvents } from './ban-events.tsx';
import { OwnerSection } from './owner-section.tsx';
import { PlateBookings } from './plate-bookings.tsx';
import { SimilarPlates } from './similar-plates.tsx';

type VehicleOverviewProps = {
  readonly vehicle: OperatorVehicle;
  /** False while the operator is only stepping past: expensive queries wait. */
  readonly isStaying: boolean;
  readonly onRefuse: (vehicle: OperatorVehicle) => void;
  readonly onApproved: (news: string) => void;
  /** To the vehicle decided last. */
  readonly onLast: (() => void) | undefined;
};

export const VehicleOverview = (props: VehicleOverviewProps) => {
  const { vehicle, isStaying, onRefuse, onApproved, onLast } = props;
  const { t } = useTranslation();
  const { data: claims, error, refetch } = useQuery({ ...claimsQuery(vehicle.id), enabled: isStaying });
  const [chosenId, choose] = useState(vehicle.id);
  // The chosen claim may have been withdrawn.
  const chosen = claims?.find((claim) => claim.vehicle.id === chosenId);
  const rivals = (claims ?? []).map((claim) => claim.vehicle).filter(({ id }) => id !== vehicle.id);
  const isDisputed = claims !== undefined && claims.length > 1;
  return (
    <>
      <Decision
        vehicle={vehicle}
        chosen={chosen?.vehicle ?? vehicle}
        claims={claims}
        onRefuse={onRefuse}
        onApproved={onApproved}
        onLast={onLast}
      />
      {!isStaying && <AwaitedSections />}
      {isStaying && (
        <>
          {!claims && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          <SimilarPlates vehicle={vehicle} />
          {isDisputed && (
            <Claims claims={claims} chosenId={chosen?.vehicle.id ?? vehicle.id} onChoose={choose} />
          )}
          <PanelSection title={t('boardVehicles.documents')}>
            <DocumentViewer vehicles={[vehicle, ...rivals]} />
          </PanelSection>
          <PlateBookings vehicle={vehicle} />
          <BanEvents vehicleId={vehicle.id} />
          <OwnerSection vehicle={vehicle} />
          <EventList filter={{ vehicleId: vehicle.id, samePlate: true }} />
        </>
      )}
    </>
  );
};
