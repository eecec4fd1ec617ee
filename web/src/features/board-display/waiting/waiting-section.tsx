import { type CSSProperties, memo } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { timeRange, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { MiddleWords } from '../middle-words.tsx';
import { gaps, type WaitingPlan } from '../plan-rows.ts';
import { otherDay } from '../words/display-time.ts';
import { turnMs } from '../words/lead-at.ts';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import { pageOf } from './paging.ts';
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

const WaitingRow = memo(({ row, today, isOwn }: WaitingRowProps) => {
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
