import { type CSSProperties, memo } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { timeRange, wallDay, wallTime, weekday } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { nextRowHeight, type WaitingPlan } from '../plan/plan-board.ts';
import { otherDay } from '../words/display-time.ts';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import styles from './waiting.module.css';

type NextRowProps = {
  readonly row: BoardQueueRow;
  readonly today: string;
  readonly isOwn: boolean;
  /** True with one column, which has room for a range of times in one line. */
  readonly isWide: boolean;
};

const Expected = ({ row: { etaFrom, etaTo }, today, isWide }: Omit<NextRowProps, 'isOwn'>) => {
  const { t, tag } = useWords();
  if (!etaFrom || !etaTo) return <span className={styles.unknown}>{t('display.waiting.noEta')}</span>;
  const day = wallDay(etaFrom);
  const words = isWide ? otherDay(etaFrom, today, tag) : day !== today && weekday(day, tag);
  return (
    <>
      {words && <span className={styles.day}>{words}</span>}
      {isWide || etaFrom === etaTo ? (
        <span>{timeRange(etaFrom, etaTo, tag)}</span>
      ) : (
        <>
          <span>{wallTime(etaFrom)}</span>
          <span>{wallTime(etaTo)}</span>
        </>
      )}
    </>
  );
};

const Tags = ({ row, isOwn }: Pick<NextRowProps, 'row' | 'isOwn'>) => {
  const { t } = useWords();
  return (
    <span className={`${layout.row} ${styles.tags}`}>
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
  );
};

const NextRow = memo(({ row, today, isOwn, isWide }: NextRowProps) => {
  const { t, tag } = useWords();
  const day = otherDay(row.dateBooked, today, tag);
  const time = wallTime(row.dateBooked);
  return (
    <li className={styles.row} data-own={isOwn}>
      <span className={styles.position}>{row.position}</span>
      <span className={styles.plate}>
        <Plate text={row.vehicleRegistrationPlate} size="tile" />
      </span>
      {isWide && (
        <span className={`${text.clip} ${styles.slot}`}>
          {day ? t('display.waiting.slotOn', { day, time }) : t('display.waiting.slot', { time })}
        </span>
      )}
      {isWide && <Tags row={row} isOwn={isOwn} />}
      <span className={styles.eta}>
        <Expected row={row} today={today} isWide={isWide} />
      </span>
    </li>
  );
});

type NextSectionProps = {
  readonly waiting: readonly BoardQueueRow[];
  readonly hasMore: boolean;
  /** Null in the phone layout, which scrolls. */
  readonly plan: WaitingPlan['next'] | null;
  readonly today: string;
  readonly own: ReadonlySet<string>;
};

const headingId = 'display-waiting';

export const NextSection = ({ waiting, hasMore, plan, today, own }: NextSectionProps) => {
  const { t } = useWords();
  const count = waiting.length;
  const isWide = plan?.hasWords ?? true;
  const style: CSSProperties & Record<`--${string}`, number> = plan
    ? {
        '--columns': plan.columns,
        '--rows': plan.rows,
        '--row-height': nextRowHeight(plan),
        '--letters': plan.cap,
      }
    : {};
  return (
    <section
      className={`${layout.filling} ${styles.next}`}
      aria-labelledby={headingId}
      data-layout={plan ? (isWide ? 'wide' : 'tiles') : 'list'}
      style={style}
    >
      <div className={`${layout.line} ${styles.heading}`}>
        <h2 id={headingId}>{hasMore ? t('display.waiting.next', { count }) : t('display.waiting.title')}</h2>
        <OtherLanguages
          say={(say) => (hasMore ? say('display.waiting.next', { count }) : say('display.waiting.title'))}
        />
        <p className={layout.end}>{t('display.waiting.expected')}</p>
      </div>
      <ol className={styles.rows}>
        {waiting.map((row) => (
          <NextRow
            key={row.formattedBookingNumber}
            row={row}
            today={today}
            isOwn={own.has(row.formattedBookingNumber)}
            isWide={isWide}
          />
        ))}
      </ol>
    </section>
  );
};
