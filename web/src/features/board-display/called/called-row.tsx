import { memo } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import styles from './called.module.css';

type CalledRowProps = {
  readonly row: BoardQueueRow;
  readonly isFresh: boolean;
  readonly isOwn: boolean;
};

/** Gate names are free text. */
const lengthOf = (gate: string) => (gate.length <= 4 ? 'short' : gate.length <= 10 ? 'medium' : 'long');

/** In all languages at once, because the driver may know only one of them. */
export const CalledRow = memo(({ row, isFresh, isOwn }: CalledRowProps) => {
  const { t } = useWords();
  const again = row.recalledAt ? t('display.call.again') : t('display.call.called');
  return (
    <li className={styles.row} data-fresh={isFresh} data-own={isOwn}>
      <Icon className={styles.arrow} stroke={2.6} path="M4 12h16M13 5l7 7-7 7" />
      <span className={styles.plate}>
        <Plate text={row.vehicleRegistrationPlate} size="screen" />
      </span>
      <span className={styles.order}>
        {isOwn && <span>{t('display.own')}</span>}
        <strong>{t('display.call.order')}</strong>
        <span className={styles.others}>
          <OtherLanguages say={(say) => say('display.call.order')} />
        </span>
      </span>
      {row.gate && (
        <span className={styles.gate} data-length={lengthOf(row.gate)}>
          {t('display.call.gate')}
          <strong>{row.gate}</strong>
        </span>
      )}
      <span className={styles.when}>
        {isFresh ? <strong>{t('display.call.fresh')}</strong> : again}
        <time>{wallTime(row.recalledAt ?? row.calledAt ?? row.arrivedAt)}</time>
      </span>
    </li>
  );
});
