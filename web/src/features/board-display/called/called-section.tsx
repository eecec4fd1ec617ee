import { VisuallyHidden } from '@mantine/core';
import { type CSSProperties, memo } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type CalledPlan, gaps } from '../plan-rows.ts';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import { calledOnTurn, isFresh } from './call-state.ts';
import styles from './called.module.css';

type CalledRowProps = {
  readonly row: BoardQueueRow;
  readonly isFresh: boolean;
  readonly isOwn: boolean;
};

/** Gate names are free text. */
const lengthOf = (gate: string) => (gate.length <= 4 ? 'short' : gate.length <= 10 ? 'medium' : 'long');

/** In all languages at once, because the driver may know only one of them. */
const CalledRow = memo(({ row, isFresh, isOwn }: CalledRowProps) => {
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

type CalledSectionProps = {
  readonly called: readonly BoardQueueRow[];
  readonly plan: CalledPlan;
  readonly turn: number;
  readonly now: number;
  readonly own: ReadonlySet<string>;
};

/** Pinned while the waiting trucks are paged. */
export const CalledSection = ({ called, plan, turn, now, own }: CalledSectionProps) => {
  const { t } = useWords();
  const { shown, page, pages } = calledOnTurn(called, turn, plan.perPage, now);
  const fresh = called.filter((row) => isFresh(row, now));
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--columns': plan.columns,
    '--rows': Math.ceil(Math.min(called.length, plan.perPage) / plan.columns),
    '--row-height': plan.rowHeight,
    '--row-gap': gaps.called,
  };
  return (
    <section aria-label={t('display.call.title')}>
      {called.length > 0 && (
        <ol className={styles.rows} style={style} data-density={plan.density}>
          {shown.map((row) => (
            <CalledRow
              key={row.formattedBookingNumber}
              row={row}
              isFresh={fresh.includes(row)}
              isOwn={own.has(row.formattedBookingNumber)}
            />
          ))}
        </ol>
      )}
      {called.length === 0 && (
        <p className={styles.nobody}>
          <span>{t('display.call.nobody')}</span>
          <OtherLanguages say={(say) => say('display.call.nobody')} />
        </p>
      )}
      {pages > 1 && (
        <p className={styles.pages}>
          {t('display.call.page', { page: page + 1, pages, called: called.length })}
        </p>
      )}
      <VisuallyHidden role="status">
        {fresh.map((row) => t('display.call.announced', { plate: row.vehicleRegistrationPlate })).join('. ')}
      </VisuallyHidden>
    </section>
  );
};
