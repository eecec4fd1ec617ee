import type { ReactNode } from 'react';
import { formatClock, formatDay } from '../../../domain/checkpoint/checkpoint-time.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import layout from '../../../ui/layout/layout.module.css';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import styles from './frame.module.css';

type DisplayHeaderProps = {
  readonly now: number;
  readonly callout?: ReactNode;
  /** Shows the order to go to the gate beside the title, because the rows have no room for it. */
  readonly isOrder?: boolean;
  readonly children?: ReactNode;
};

const BoardTitle = ({ isOrder }: { readonly isOrder: boolean }) => {
  const { t } = useWords();
  return (
    <>
      <h1>{t('display.call.title')}</h1>
      <p>
        {isOrder && <strong>{t('display.call.order')}</strong>}
        <OtherLanguages say={(say) => say(isOrder ? 'display.call.order' : 'display.call.title')} />
      </p>
    </>
  );
};

export const DisplayHeader = ({ now, callout, isOrder = false, children }: DisplayHeaderProps) => {
  const { t, tag } = useWords();
  const at = new Date(now);
  const formatting = { timeZone: useTimeZone(), locale: tag };
  return (
    <header className={`${layout.row} ${styles.header}`}>
      <div className={`${layout.row} ${styles.titles}`}>{children ?? <BoardTitle isOrder={isOrder} />}</div>
      <div className={`${layout.live} ${styles.callout}`}>{callout}</div>
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
