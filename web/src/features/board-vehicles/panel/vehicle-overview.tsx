import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BanEvent, OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { fullName } from '../../../domain/account/full-name.ts';
import { May } from '../../../domain/account/may.tsx';
import { PhoneLink } from '../../../domain/account/phone-link.tsx';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { EventList } from '../../../domain/journal/event-list.tsx';
import { NotesSection } from '../../../domain/notes/notes-section.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { BanMark } from '../../../domain/vehicle/vehicle-marks.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { AwaitedSections } from '../../../ui/panel/panel-content.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import rows from '../../../ui/rows/rows.module.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import text from '../../../ui/text/text.module.css';
import { Decision } from '../decision/decision.tsx';
import { Claims } from '../dispute/claims.tsx';
import { DocumentViewer } from '../documents/document-viewer.tsx';
import { banEventsQuery, claimsQuery } from '../vehicle-calls.ts';
import { nearWords } from '../vehicle-words.ts';
import { PlateBookings } from './plate-bookings.tsx';

const useBanWords = () => {
  const { t } = useTranslation();
  return ({ type, until, unbanMode }: BanEvent) => {
    if (type === 'WARN') return t('journal.events.warned');
    if (type === 'LIMIT') return t('journal.events.limited', { when: whenWords(until ?? '') });
    if (type === 'UNBAN')
      return t(unbanMode === 'EXPIRED' ? 'journal.events.banExpired' : 'journal.events.unbanned');
    return until ? t('journal.events.bannedUntil', { when: whenWords(until) }) : t('journal.events.banned');
  };
};

const BanEvents = ({ vehicleId }: { readonly vehicleId: string }) => {
  const { t } = useTranslation();
  const today = useToday();
  const banWords = useBanWords();
  const { data } = useQuery(banEventsQuery(vehicleId));
  if (!data || data.content.length === 0) return null;
  return (
    <PanelSection title={t('boardVehicles.banEvents')}>
      <ul className={rows.rows}>
        {data.content.map((event) => (
          <li key={event.id} className={rows.row}>
            <span className={rows.words}>
              <time dateTime={event.eventDate}>{nearWords(event.eventDate, today)}</time>
              <span className={text.second}>
                {t('journal.events.withReason', {
                  text: banWords(event),
                  reason: event.reasons[currentLanguage()],
                })}
              </span>
              {event.appealId && (
                <span className={layout.row}>
                  <Link to="/appeals/$id" params={{ id: event.appealId }}>
                    {t('boardVehicles.appeal')}
                  </Link>
                  {event.suspendedFrom && (
                    <StateMark tone="amber">{t('sheets.appealStates.SUSPENDED')}</StateMark>
                  )}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
};

type VehicleOverviewProps = {
  readonly vehicle: OperatorVehicle;
  /** False while the operator only steps past. Expensive queries wait for that. */
  readonly isStaying: boolean;
  readonly onRefuse: (vehicle: OperatorVehicle) => void;
  readonly onApproved: (news: string) => void;
  readonly onLast: (() => void) | undefined;
};

/** Plates that are easily confused, because O looks like 0 and I like 1. */
const SimilarPlates = ({ vehicle: { similarPlates = [] } }: Pick<VehicleOverviewProps, 'vehicle'>) => {
  const { t } = useTranslation();
  if (similarPlates.length === 0) return null;
  return (
    <Callout>
      <p>{t('boardVehicles.similar')}</p>
      <ul className={`${layout.row} ${layout.loose}`}>
        {similarPlates.map(({ registrationPlate, banned, booked }) => (
          <li key={registrationPlate} className={layout.row}>
            <Plate text={registrationPlate} size="sm" />
            {banned && <BanMark banStatus="BANNED" />}
            {booked && <StateMark tone="green">{t('boardVehicles.marks.booked')}</StateMark>}
          </li>
        ))}
      </ul>
    </Callout>
  );
};

export const VehicleOverview = (props: VehicleOverviewProps) => {
  const { vehicle, isStaying, onRefuse, onApproved, onLast } = props;
  const { owner } = vehicle;
  const { t } = useTranslation();
  const { data: claims, error, refetch } = useQuery({ ...claimsQuery(vehicle.id), enabled: isStaying });
  const [chosenId, choose] = useState(vehicle.id);
  // Undefined if the chosen claim was withdrawn meanwhile.
  const chosen = claims?.find((claim) => claim.vehicle.id === chosenId);
  const rivals = (claims ?? []).map((claim) => claim.vehicle).filter(({ id }) => id !== vehicle.id);
  const isDisputed = claims !== undefined && claims.length > 1;
  return (
    <>
      <May access="operator">
        <Decision
          vehicle={vehicle}
          chosen={chosen?.vehicle ?? vehicle}
          claims={claims}
          onRefuse={onRefuse}
          onApproved={onApproved}
          onLast={onLast}
        />
      </May>
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
          <NotesSection about={{ vehicleId: vehicle.id }} />
          <PlateBookings vehicle={vehicle} />
          <BanEvents vehicleId={vehicle.id} />
          <PanelSection title={t('boardVehicles.owner')}>
            <p className={`${layout.row} ${rows.words}`}>
              <Link to="/users/$id" params={{ id: owner.id }}>
                {fullName(owner)}
              </Link>
              {owner.phoneNumber && <PhoneLink phone={owner.phoneNumber} />}
              {owner.email && <a href={`mailto:${owner.email}`}>{owner.email}</a>}
            </p>
          </PanelSection>
          <EventList filter={{ vehicleId: vehicle.id, samePlate: true }} />
        </>
      )}
    </>
  );
};
