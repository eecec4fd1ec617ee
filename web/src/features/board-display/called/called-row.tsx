import { memo } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { OtherLanguages } from '../words/in-all-languages.tsx';
import { useWords } from '../words/lead-language.tsx';
import styles from './called-row.module.css';
import { GateBox } from './gate-box.tsx';

type CalledRowProps = {
  readonly row: BoardQueueRow;
  readonly isFresh: boolean;
  readonly isOwn: boolean;
};

/** In all languages at once, because the driver may know only one of them. */
export const CalledRow = memo(({ row, isFresh, isOwn }: CalledRowProps) => {
  const { t } = useWords();
  const again = row.recalledAt ? t('display.call.again') : t('display.call.called');
  return (
    <li className={styles.row} data-fresh={isFresh} data-own={isOwn}>
      <span className={styles.arrow} aria-hidden="true">
        <Icon stroke={2.6}>
          <path d="M4 12h16M13 5l7 7-7 7" />
        </Icon>
      </span>
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
        <span className={styles.gate}>
          <GateBox gate={row.gate} />
        </span>
      )}
      <span className={styles.when}>
        <span className={styles.label}>{isFresh ? t('display.call.fresh') : again}</span>
        <time className={styles.time}>{wallTime(row.recalledAt ?? row.calledAt ?? row.arrivedAt)}</time>
      </span>
    </li>
  );
});
