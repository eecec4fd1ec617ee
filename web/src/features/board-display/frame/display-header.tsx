import type { ReactNode } from 'react';
import { formatClock, formatDay } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import styles from './frame.module.css';

type DisplayHeaderProps = {
  readonly now: number;
  readonly callout?: ReactNode;
  /** Instead of the board's title. */
  readonly children?: ReactNode;
};

const BoardTitle = () => (
  <>
    <h1>{useWords().t('display.call.title')}</h1>
    <p>
      <OtherLanguages say={(say) => say('display.call.title')} />
    </p>
  </>
);

export const DisplayHeader = ({ now, callout, children }: DisplayHeaderProps) => {
  const { t, tag } = useWords();
  const at = new Date(now);
  const formatting = { timeZone: useTimeZone(), locale: tag };
  return (
    <header className={styles.header}>
      <div className={styles.titles}>{children ?? <BoardTitle />}</div>
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
