import { memo } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { timeRange, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { otherDay } from '../words/display-time.ts';
import { useWords } from '../words/lead-language.tsx';
import styles from './waiting.module.css';

type WaitingRowProps = {
  readonly row: BoardQueueRow;
  readonly today: string;
  readonly isOwn: boolean;
};

const Expected = ({ row: { etaFrom, etaTo }, today }: Omit<WaitingRowProps, 'isOwn'>) => {
  const { t, tag } = useWords();
  if (!etaFrom || !etaTo) return t('display.waiting.noEta');
  const day = otherDay(etaFrom, today, tag);
  return (
    <>
      {day && <span>{day}</span>}
      <span className={styles.range}>{timeRange(etaFrom, etaTo, tag)}</span>
    </>
  );
};

export const WaitingRow = memo(({ row, today, isOwn }: WaitingRowProps) => {
  const { t, tag } = useWords();
  const day = otherDay(row.dateBooked, today, tag);
  const time = wallTime(row.dateBooked);
  return (
    <li className={styles.row} data-own={isOwn}>
      <span className={styles.position}>{row.position}</span>
      <span className={styles.plate}>
        <Plate text={row.vehicleRegistrationPlate} size="screen" />
      </span>
      <span className={styles.slot}>
        {day ? t('display.waiting.slotOn', { day, time }) : t('display.waiting.slot', { time })}
      </span>
      <span className={styles.tags}>
        {isOwn && <strong>{t('display.own')}</strong>}
        {row.hasPriority && (
          <span>
            <svg viewBox="0 0 10 9" aria-hidden="true">
              <path d="M5 0l5 9H0z" fill="currentColor" />
            </svg>
            {t('display.waiting.priority')}
          </span>
        )}
        {row.late && (
          <span className={styles.late}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M12 3a9 9 0 1 0 .01 0zM12 7v5.4l3.4 2"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.6"
              />
            </svg>
            {t('display.waiting.late')}
          </span>
        )}
      </span>
      <span className={styles.eta}>
        <Expected row={row} today={today} />
      </span>
    </li>
  );
});
