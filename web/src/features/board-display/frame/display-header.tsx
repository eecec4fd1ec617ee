import type { ReactNode } from 'react';
import { formatClock, formatDay } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useWords } from '../words/lead-language.tsx';
import styles from './frame.module.css';

type DisplayHeaderProps = {
  readonly now: number;
  readonly timeZone: string;
  readonly callout?: ReactNode;
  readonly children: ReactNode;
};

export const DisplayHeader = ({ now, timeZone, callout, children }: DisplayHeaderProps) => {
  const { t, tag } = useWords();
  const at = new Date(now);
  const formatting = { timeZone, locale: tag };
  return (
    <header className={styles.header}>
      <div className={styles.titles}>{children}</div>
      <div className={styles.callout}>{callout}</div>
      <p className={styles.date}>
        <span>{formatDay(at, formatting)}</span>
        <span>{t('display.zone')}</span>
      </p>
      <time className={styles.clock} dateTime={at.toISOString()}>
        {formatClock(at, formatting)}
      </time>
    </header>
  );
};
