import { type CSSProperties, memo } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { type CalledPlan, calledRowHeight } from '../plan/plan-board.ts';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import { isFresh } from './call-state.ts';
import styles from './called.module.css';

type CalledRowProps = {
  readonly row: BoardQueueRow;
  readonly isFresh: boolean;
  readonly isOwn: boolean;
};

/** Gate names are free text, so their size depends on their length. */
const lengthOf = (gate: string) => (gate.length <= 2 ? 'short' : gate.length <= 8 ? 'medium' : 'long');

/** Tells the order in all languages at once, because the driver may know only one of them. */
const CalledRow = memo(({ row, isFresh, isOwn }: CalledRowProps) => {
  const { t } = useWords();
  const again = row.recalledAt ? t('display.call.again') : t('display.call.called');
  return (
    <li className={styles.row} data-fresh={isFresh} data-own={isOwn}>
      <span className={`${layout.line} ${styles.plate}`}>
        <Plate text={row.vehicleRegistrationPlate} size="tile" />
      </span>
      <span className={styles.order}>
        {isOwn && <span>{t('display.own')}</span>}
        <strong>{t('display.call.order')}</strong>
        <span className={`${layout.row} ${styles.others}`}>
          <OtherLanguages say={(say) => say('display.call.order')} />
        </span>
      </span>
      <span className={styles.when}>
        {isFresh ? <strong>{t('display.call.fresh')}</strong> : again}
        <time>{wallTime(row.recalledAt ?? row.calledAt ?? row.arrivedAt)}</time>
      </span>
      {row.gate ? (
        <span className={styles.gate} data-length={lengthOf(row.gate)}>
          {t('display.call.gate')}
          <strong>{row.gate}</strong>
        </span>
      ) : (
        <Icon className={styles.arrow} stroke={2.6} path="M4 12h16M13 5l7 7-7 7" />
      )}
    </li>
  );
});

type CalledSectionProps = {
  readonly called: readonly BoardQueueRow[];
  /** Null in the phone layout, which scrolls. */
  readonly plan: CalledPlan | null;
  readonly now: number;
  readonly own: ReadonlySet<string>;
};

export const CalledSection = ({ called, plan, now, own }: CalledSectionProps) => {
  const { t } = useWords();
  const style: CSSProperties & Record<`--${string}`, number> = plan
    ? {
        '--columns': plan.columns,
        '--row-height': calledRowHeight(plan),
        '--letters': plan.cap,
      }
    : {};
  return (
    <section aria-label={t('display.call.title')}>
      {called.length > 0 ? (
        <ol className={styles.rows} style={style} data-layout={plan?.layout ?? 'list'}>
          {called.map((row) => (
            <CalledRow
              key={row.formattedBookingNumber}
              row={row}
              isFresh={isFresh(row, now)}
              isOwn={own.has(row.formattedBookingNumber)}
            />
          ))}
        </ol>
      ) : (
        <p className={`${layout.row} ${styles.nobody}`}>
          <span>{t('display.call.nobody')}</span>
          <OtherLanguages say={(say) => say('display.call.nobody')} />
        </p>
      )}
    </section>
  );
};
