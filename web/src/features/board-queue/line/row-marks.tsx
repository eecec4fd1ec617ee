import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import styles from './row-marks.module.css';

type Props = { readonly row: Pick<AdminQueueRow, 'late' | 'hasPriority' | 'noAnswers' | 'dateBooked'> };

/** What is out of the ordinary about a truck, in words. */
export const RowMarks = ({ row: { late, hasPriority, noAnswers, dateBooked } }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {hasPriority && (
        <span className={styles.mark} data-tone="priority">
          {t('boardQueue.marks.priority')}
        </span>
      )}
      {noAnswers > 0 && (
        <span className={styles.mark} data-tone="late">
          {t('boardQueue.marks.noAnswers', { count: noAnswers })}
        </span>
      )}
      {late && noAnswers === 0 && (
        <span className={styles.mark} data-tone="late" title={wallTime(dateBooked)}>
          {t('boardQueue.marks.late')}
        </span>
      )}
    </>
  );
};
