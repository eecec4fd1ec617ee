import { useTranslation } from 'react-i18next';
import type { Booking } from '#contract/bookings.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import styles from './queue-line.module.css';

const mostDrawn = 8;

type QueueLineProps = { readonly queue: NonNullable<Booking['queue']> };

/** The place in the line: its number, when its call is expected, and how much of the line is ahead. */
export const QueueLine = ({ queue: { position, ahead, etaFrom, etaTo } }: QueueLineProps) => {
  const { t } = useTranslation();
  const others = Array.from({ length: Math.min(ahead, mostDrawn) }, (_, place) => `ahead-${place}`);
  return (
    <div className={styles.queue}>
      <p className={styles.position}>{t('booking.mine.position', { position })}</p>
      <div className={styles.words}>
        {etaFrom && etaTo && (
          <>
            <span className={styles.dimmed}>{t('booking.mine.expected')}</span>
            <h3 className={styles.eta}>
              {t('booking.mine.eta', { from: wallTime(etaFrom), to: wallTime(etaTo) })}
            </h3>
          </>
        )}
        <span className={styles.dimmed}>{t('booking.mine.ahead', { count: ahead })}</span>
      </div>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.dimmed}>{t('booking.mine.gate')}</span>
        {others.map((key) => (
          <span key={key} className={styles.other} />
        ))}
        <span className={styles.own} />
        <span className={styles.you}>{t('booking.mine.you')}</span>
      </div>
    </div>
  );
};
