import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlateClaim } from '#contract/vehicles/plate-claims.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import option from '../../../ui/button/option.module.css';
import facts from '../../../ui/facts/facts.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { nearWords, papersOf } from '../vehicle-words.ts';
import styles from './claims.module.css';

type ClaimCardProps = {
  readonly claim: PlateClaim;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const usePapersWords = ({ vehicle }: PlateClaim) => {
  const { t } = useTranslation();
  if (vehicle.disapprovalReason) return { word: vehicle.disapprovalReason, tone: 'red' };
  return papersOf(vehicle.documents).hasCertificate
    ? { word: t('boardVehicles.claims.hasSts'), tone: 'green' }
    : { word: t('boardVehicles.claims.noSts'), tone: 'red' };
};

const ClaimCard = ({ claim, group, isChosen, onChoose }: ClaimCardProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const papers = usePapersWords(claim);
  const { vehicle, booking, vehicles, bookings, noShows } = claim;
  return (
    <label className={`${option.option} ${layout.stack} ${layout.tight} ${styles.claim}`}>
      <strong className={layout.row}>
        <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
        {shortName(vehicle.owner)}
      </strong>
      <span className={text.hint}>
        {listWords([
          t('boardVehicles.claims.vehicles', { count: vehicles }),
          t('boardVehicles.claims.bookings', { count: bookings }),
        ])}
      </span>
      {vehicle.approved && <StateMark tone="green">{t('boardVehicles.marks.approved')}</StateMark>}
      <dl className={facts.facts}>
        <div>
          <dt>{t('boardVehicles.papers.sts')}</dt>
          <dd className={text.toned} data-tone={papers.tone}>
            {papers.word}
          </dd>
        </div>
        <div>
          <dt>{t('boardVehicles.claims.claimed')}</dt>
          <dd>{nearWords(vehicle.createdDate, today)}</dd>
        </div>
        <div>
          <dt>{t('boardVehicles.columns.booking')}</dt>
          <dd>{booking ? nearWords(booking.dateBooked, today) : t('boardVehicles.claims.none')}</dd>
        </div>
        <div>
          <dt>{t('boardVehicles.claims.noShows')}</dt>
          {noShows > 0 ? (
            <dd className={text.toned} data-tone="red">
              {t('boardVehicles.claims.noShowCount', { count: noShows })}
            </dd>
          ) : (
            <dd>{t('boardVehicles.claims.none')}</dd>
          )}
        </div>
      </dl>
    </label>
  );
};

type ClaimsProps = {
  readonly claims: readonly PlateClaim[];
  readonly chosenId: string;
  readonly onChoose: (vehicleId: string) => void;
};

export const Claims = ({ claims, chosenId, onChoose }: ClaimsProps) => {
  const { t } = useTranslation();
  const group = useId();
  return (
    <PanelSection
      title={t('boardVehicles.claims.title', { count: claims.length })}
      beside={<span className={text.dimmed}>{t('boardVehicles.claims.hint')}</span>}
    >
      <div role="radiogroup" aria-label={t('boardVehicles.claims.hint')} className={layout.fields}>
        {claims.map((claim) => (
          <ClaimCard
            key={claim.vehicle.id}
            claim={claim}
            group={group}
            isChosen={claim.vehicle.id === chosenId}
            onChoose={() => onChoose(claim.vehicle.id)}
          />
        ))}
      </div>
    </PanelSection>
  );
};
