import { useTranslation } from 'react-i18next';
import type { PlateClaim } from '#contract/vehicles/plate-claims.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { listWords } from '../../../lib/list-words.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
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
  if (vehicle.disapprovalReason) return { word: vehicle.disapprovalReason, tone: 'bad' };
  return papersOf(vehicle.documents).hasCertificate
    ? { word: t('boardVehicles.claims.hasSts'), tone: 'good' }
    : { word: t('boardVehicles.claims.noSts'), tone: 'bad' };
};

export const ClaimCard = ({ claim, group, isChosen, onChoose }: ClaimCardProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const papers = usePapersWords(claim);
  const { vehicle, booking, vehicles, bookings, noShows } = claim;
  return (
    <label className={styles.claim} data-chosen={isChosen}>
      <span className={styles.name}>
        <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
        {shortName(vehicle.owner)}
      </span>
      <span className={styles.account}>
        {listWords([
          t('boardVehicles.claims.vehicles', { count: vehicles }),
          t('boardVehicles.claims.bookings', { count: bookings }),
        ])}
      </span>
      {vehicle.approved && <StateMark tone="green">{t('boardVehicles.marks.approved')}</StateMark>}
      <dl className={styles.facts}>
        <dt>{t('boardVehicles.papers.sts')}</dt>
        <dd data-tone={papers.tone}>{papers.word}</dd>
        <dt>{t('boardVehicles.claims.claimed')}</dt>
        <dd>{nearWords(vehicle.createdDate, today)}</dd>
        <dt>{t('boardVehicles.columns.booking')}</dt>
        <dd>{booking ? nearWords(booking.dateBooked, today) : t('boardVehicles.claims.none')}</dd>
        <dt>{t('boardVehicles.claims.noShows')}</dt>
        <dd data-tone={noShows > 0 ? 'bad' : undefined}>
          {noShows > 0
            ? t('boardVehicles.claims.noShowCount', { count: noShows })
            : t('boardVehicles.claims.none')}
        </dd>
      </dl>
    </label>
  );
};
