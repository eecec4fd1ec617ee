import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useEtaWords } from '../../../domain/booking/booking-words.ts';
import { InfoLabel } from '../../../ui/info-label/info-label.tsx';
import layout from '../../../ui/layout/layout.module.css';
import figure from '../../../ui/text/big.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './line-place.module.css';

const mostDrawn = 24;

type Place = NonNullable<Booking['queue']>;
type LinePlaceProps = { readonly place: Place };

const BigPlace = ({ words }: { readonly words: string }) => (
  <p className={`${figure.big} ${styles.position}`}>
    {words
      .split(/(\d+)/)
      .map((part) =>
        /\d/.test(part) ? <span key={part}>{part}</span> : <small key={part}>{part.trim()}</small>,
      )}
  </p>
);

const Expected = ({ place }: LinePlaceProps) => {
  const { t } = useTranslation();
  const eta = useEtaWords(place);
  if (!eta) return <h2>{t('booking.line.stands')}</h2>;
  return (
    <>
      <InfoLabel text={t('booking.line.about')} tooltip={t('booking.line.aboutWhy')} />
      <h2 className={styles.eta}>{eta}</h2>
    </>
  );
};

export const LinePlace = ({ place }: LinePlaceProps) => {
  const { t } = useTranslation();
  const { position, ahead } = place;
  const others = Array.from({ length: Math.min(ahead, mostDrawn) }, (_, nth) => `ahead-${nth}`);
  return (
    <div className={styles.queue}>
      <BigPlace words={t('booking.line.place', { count: position, ordinal: true })} />
      <div>
        <Expected place={place} />
        <span className={text.hint}>
          {ahead === 0 ? t('booking.line.next') : t('booking.line.ahead', { count: ahead })}
        </span>
      </div>
      <div className={`${layout.line} ${layout.tight} ${layout.across} ${styles.line}`} aria-hidden="true">
        <span className={text.hint}>{t('booking.line.gate')}</span>
        {others.map((key) => (
          <i key={key} />
        ))}
        <i />
        <strong className={`${text.toned} ${text.small}`} data-tone="blue">
          {t('booking.line.you')}
        </strong>
      </div>
    </div>
  );
};
