import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { type CalledPlan, gaps } from '../plan-rows.ts';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import { calledOnTurn, isFresh } from './call-state.ts';
import styles from './called.module.css';
import { CalledRow } from './called-row.tsx';

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
