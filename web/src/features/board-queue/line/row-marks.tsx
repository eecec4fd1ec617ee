import { useTranslation } from 'react-i18next';
import type { AdminQueueRow } from '#contract/queue/queue.ts';
import styles from './row-marks.module.css';

type Props = { readonly row: Pick<AdminQueueRow, 'hasPriority' | 'noAnswers'> };

export const RowMarks = ({ row: { hasPriority, noAnswers } }: Props) => {
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
    </>
  );
};
