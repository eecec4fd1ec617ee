import type { CSSProperties } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import layout from '../../../ui/layout/layout.module.css';
import { MiddleWords } from '../middle-words.tsx';
import { gaps, type WaitingPlan } from '../plan-rows.ts';
import { turnMs } from '../words/lead-at.ts';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import { pageOf } from './paging.ts';
import styles from './waiting.module.css';
import { WaitingRow } from './waiting-row.tsx';

const mostMarks = 12;

type PageMarksProps = {
  readonly page: number;
  readonly pages: number;
  readonly turn: number;
  readonly now: number;
};

/** Page indicator; with too many pages to tell apart, a progress bar. */
const PageMarks = ({ page, pages, turn, now }: PageMarksProps) => (
  <span className={styles.marks} aria-hidden="true">
    {pages > mostMarks ? (
      <span className={styles.mark} data-long="">
        <span style={{ width: `${((page + 1) / pages) * 100}%` }} />
      </span>
    ) : (
      Array.from({ length: pages }, (_, place) => `page-${place}`).map((key, place) => (
        <span key={key} className={styles.mark}>
          {place === page && (
            <span
              key={turn}
              style={{ animationDuration: `${turnMs}ms`, animationDelay: `${-(now % turnMs)}ms` }}
            />
          )}
        </span>
      ))
    )}
  </span>
);

type WaitingSectionProps = {
  readonly waiting: readonly BoardQueueRow[];
  readonly plan: WaitingPlan;
  readonly page: number;
  readonly turn: number;
  readonly now: number;
  readonly today: string;
  readonly own: ReadonlySet<string>;
};

const headingId = 'display-waiting';

export const WaitingSection = ({ waiting, plan, page, turn, now, today, own }: WaitingSectionProps) => {
  const { t } = useWords();
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--columns': plan.columns,
    '--rows': plan.rows,
    '--row-gap': gaps.waiting,
    '--heading-height': plan.headingHeight,
  };
  return (
    <section className={layout.filling} aria-labelledby={headingId} data-layout={plan.layout} style={style}>
      <div className={styles.heading}>
        <h2 id={headingId}>{t('display.waiting.title')}</h2>
        <OtherLanguages say={(say) => say('display.waiting.title')} />
        {plan.pages > 1 && (
          <p className={styles.pages}>
            {t('display.waiting.page')}{' '}
            <strong>{t('display.waiting.pageOf', { page: page + 1, pages: plan.pages })}</strong>
            <PageMarks page={page} pages={plan.pages} turn={turn} now={now} />
          </p>
        )}
        {waiting.length > 0 && <p className={styles.expected}>{t('display.waiting.expected')}</p>}
      </div>
      {waiting.length > 0 ? (
        <ol key={page} className={styles.rows}>
          {pageOf(waiting, page, plan.perPage).map((row) => (
            <WaitingRow
              key={row.formattedBookingNumber}
              row={row}
              today={today}
              isOwn={own.has(row.formattedBookingNumber)}
            />
          ))}
        </ol>
      ) : (
        <MiddleWords say={(say) => say('display.waiting.nobody')} />
      )}
    </section>
  );
};
