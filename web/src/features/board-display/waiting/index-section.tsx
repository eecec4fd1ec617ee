import { type CSSProperties, memo } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { parsePlate, plateGroups } from '#kernel/plates/parse-plate.ts';
import { wallDay, wallTime, weekday } from '../../../domain/checkpoint/checkpoint-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import display from '../display.module.css';
import { type IndexPlan, mostPages } from '../plan/plan-board.ts';
import { OtherLanguages, useWords } from '../words/lead-language.tsx';
import styles from './index.module.css';
import { usePage } from './paging.ts';
import band from './waiting.module.css';

const order = new Intl.Collator('ru', { numeric: false });

const sortByPlate = (rows: readonly BoardQueueRow[]) =>
  rows
    .map((row) => ({ row, plate: plateGroups(row.vehicleRegistrationPlate) }))
    .toSorted((one, other) => order.compare(one.plate, other.plate));

/** The beginning of a plate, for headings such as "E 087 – M 430". */
const beginningOf = (plate: string) => plate.split(' ').slice(0, 2).join(' ').slice(0, 7);

type EntryProps = { readonly row: BoardQueueRow; readonly today: string };

const Entry = memo(({ row, today }: EntryProps) => {
  const { tag } = useWords();
  const plate = parsePlate(row.vehicleRegistrationPlate);
  const { etaFrom } = row;
  return (
    <li className={styles.entry}>
      <b>
        {plate.number.replaceAll(' ', '')}
        {plate.kind === 'russian' && <small>{plate.region}</small>}
      </b>
      <i>{row.position}</i>
      <span>
        {etaFrom && wallDay(etaFrom) !== today && <small>{weekday(wallDay(etaFrom), tag)}</small>}
        {etaFrom ? wallTime(etaFrom) : '—'}
      </span>
    </li>
  );
});

type IndexSectionProps = {
  readonly rows: readonly BoardQueueRow[];
  readonly plan: IndexPlan;
  readonly now: number;
  readonly today: string;
};

const headingId = 'display-index';

/** Lists the trucks behind the next ones by plate, so that a driver quickly finds his place and time. */
export const IndexSection = ({ rows, plan, now, today }: IndexSectionProps) => {
  const { t } = useWords();
  const { perPage } = plan;
  const { from, since, page, pages, pageMs } = usePage(now, { count: rows.length, perPage });
  const shown = sortByPlate(rows).slice(from, from + perPage);
  const style: CSSProperties & Record<`--${string}`, number> = {
    '--columns': plan.columns,
    '--rows': plan.rows,
    '--letters': plan.cap,
  };
  return (
    <section className={`${layout.filling} ${styles.index}`} aria-labelledby={headingId} style={style}>
      <div className={`${layout.line} ${band.heading}`}>
        <h2 id={headingId}>{t('display.index.title', { count: rows.length })}</h2>
        <OtherLanguages say={(say) => say('display.index.find')} />
        {pages > 1 && (
          <p className={`${layout.line} ${layout.end} ${styles.pages}`}>
            <span>
              {beginningOf(shown[0]?.plate ?? '')} – {beginningOf(shown.at(-1)?.plate ?? '')}
            </span>
            <span>
              {t('display.waiting.page')}{' '}
              <strong>{t('display.waiting.pageOf', { page: page + 1, pages })}</strong>
            </span>
            {pages <= mostPages && (
              <span className={`${layout.line} ${styles.marks}`} aria-hidden="true">
                {Array.from({ length: pages }, (_, place) => `page-${place}`).map((key, place) => (
                  <span key={key} className={styles.mark}>
                    {place === page && (
                      <span
                        key={since}
                        className={display.filling}
                        style={{
                          animationDuration: `${pageMs}ms`,
                          animationDelay: `${since - now}ms`,
                        }}
                      />
                    )}
                  </span>
                ))}
              </span>
            )}
          </p>
        )}
      </div>
      <ol key={from} className={styles.rows}>
        {shown.map(({ row }) => (
          <Entry key={row.formattedBookingNumber} row={row} today={today} />
        ))}
      </ol>
    </section>
  );
};
