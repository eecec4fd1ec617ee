import { useTranslation } from 'react-i18next';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { timeRange, wallDay, weekday } from '../../../domain/checkpoint/checkpoint-words.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import styles from './answer.module.css';
import { ordinalForm } from './outcome-view.ts';

type PlaceCardProps = Pick<CheckInAnswer, 'etaFrom' | 'etaTo'> & { readonly position: number };

/** The number is emphasized inside of the translated sentence, whose word order varies. */
const Place = ({ position }: { readonly position: number }) => {
  const { t } = useTranslation();
  const sentence = t(`kiosk.place.${ordinalForm(position, languageTag())}`, { position });
  const [before = '', after = ''] = sentence.split(String(position), 2);
  return (
    <p className={styles.position}>
      {before}
      <strong>{position}</strong>
      {after}
    </p>
  );
};

export const PlaceCard = ({ position, etaFrom, etaTo }: PlaceCardProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const rangeWords = (from: string, to: string) =>
    wallDay(from) === today ? timeRange(from, to) : `${weekday(wallDay(from))} ${timeRange(from, to)}`;
  return (
    <section className={styles.place}>
      <p className={styles.label}>{t('kiosk.answer.place')}</p>
      <Place position={position} />
      <hr />
      <p className={styles.label}>{t(etaFrom ? 'kiosk.answer.call' : 'kiosk.answer.callUnknown')}</p>
      {etaFrom && etaTo && (
        <p className={styles.time}>{t('kiosk.answer.callAt', { time: rangeWords(etaFrom, etaTo) })}</p>
      )}
    </section>
  );
};
