import { useTranslation } from 'react-i18next';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { ordinalForm } from './outcome-view.ts';
import styles from './place-card.module.css';

type PlaceCardProps = Pick<CheckInAnswer, 'etaFrom' | 'etaTo'> & { readonly position: number };

const timeRange = (from: string, to: string) =>
  from === to ? wallTime(from) : `${wallTime(from)}–${wallTime(to)}`;

/** The place as a sentence whose number is big: `5`-th in line, or the other way round, as the language has it. */
const Place = ({ position }: { readonly position: number }) => {
  const { t } = useTranslation();
  const sentence = t(`kiosk.place.${ordinalForm(position, languageTag())}`, { position });
  const [before = '', after = ''] = sentence.split(String(position), 2);
  return (
    <p className={styles.place}>
      {before}
      <strong className={styles.number}>{position}</strong>
      {after}
    </p>
  );
};

export const PlaceCard = ({ position, etaFrom, etaTo }: PlaceCardProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.card}>
      <div className={styles.part}>
        <p className={styles.label}>{t('kiosk.answer.place')}</p>
        <Place position={position} />
      </div>
      <div className={styles.part}>
        {etaFrom && etaTo ? (
          <>
            <p className={styles.label}>{t('kiosk.answer.call')}</p>
            <p className={styles.time}>{t('kiosk.answer.callAt', { time: timeRange(etaFrom, etaTo) })}</p>
          </>
        ) : (
          <p className={styles.label}>{t('kiosk.answer.callUnknown')}</p>
        )}
      </div>
    </section>
  );
};
