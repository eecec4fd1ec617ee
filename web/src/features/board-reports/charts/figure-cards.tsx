import { Sparkline } from '@mantine/charts';
import '../../../ui/charts/chart-styles.css';
import { useTranslation } from 'react-i18next';
import { type Change, countChange, minutesChange, shareChange } from '../change.ts';
import { durationWords, percentWords, wholeWords } from '../words.ts';
import styles from './figure-cards.module.css';
import { type ReportQueryState, ReportState } from './report-state.tsx';
import type { Figures } from './use-figures.ts';

type CardProps = {
  readonly title: string;
  readonly queries: readonly ReportQueryState[];
  readonly value: string;
  /** The same in another measure. */
  readonly note?: string;
  readonly change: Change | null;
  readonly before: string;
  readonly line: readonly (number | null)[];
};

/** Days before the first of which anything is known are not days of nothing. */
const fromFirst = (line: CardProps['line']): number[] => {
  const first = line.findIndex((point) => point);
  return (first < 0 ? [] : line.slice(first)).map((point) => point ?? 0);
};

const FigureCard = ({ title, queries, value, note, change, before, line }: CardProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {note && queries.every(({ data }) => data !== undefined) && <span>{note}</span>}
      </div>
      <ReportState queries={queries} height={58}>
        {() => (
          <div className={styles.body}>
            <p className={styles.value}>{value}</p>
            <div aria-hidden="true" inert className={styles.line}>
              <Sparkline
                w="100%"
                h={36}
                data={fromFirst(line)}
                curveType="linear"
                color="var(--mantine-primary-color-filled)"
                fillOpacity={0}
                strokeWidth={2}
              />
            </div>
            {before !== '' && (
              <p className={styles.change}>
                {change && <b data-good={change.isGood ?? undefined}>{change.words}</b>}
                {change && t('common.listSeparator')}
                {before}
              </p>
            )}
          </div>
        )}
      </ReportState>
    </section>
  );
};

/** The four figures one looks at first, each beside what it was in the period before. */
export const FigureCards = ({ figures }: { readonly figures: Figures }) => {
  const { t } = useTranslation();
  const { now, before, byDay, isFirst, queries } = figures;
  const was = (figure: number | null, toWords: (figure: number) => string) => {
    if (figure !== null) return t('boardReports.was', { words: toWords(figure) });
    return isFirst ? '' : t('boardReports.wasNothing');
  };
  return (
    <div className={styles.cards}>
      <FigureCard
        title={t('boardReports.figures.occupancy')}
        queries={[queries.occupancy]}
        value={percentWords(now.taken)}
        change={shareChange(now.taken, before.taken, true)}
        before={was(before.taken, (taken) => percentWords(taken))}
        line={byDay.taken}
      />
      <FigureCard
        title={t('boardReports.figures.called')}
        queries={[queries.throughput]}
        value={wholeWords(now.called)}
        note={t('boardReports.perDay', { count: now.calledPerDay })}
        change={countChange(now.called, before.called ?? 0, true)}
        before={was(before.called, wholeWords)}
        line={byDay.called}
      />
      <FigureCard
        title={t('boardReports.figures.waiting')}
        queries={[queries.waiting]}
        value={durationWords(now.median)}
        change={minutesChange(now.median, before.median)}
        before={was(before.median, durationWords)}
        line={byDay.median}
      />
      <FigureCard
        title={t('boardReports.figures.noShows')}
        queries={[queries.noShows, queries.occupancy]}
        value={percentWords(now.missed, 1)}
        note={t('boardReports.trucks', { count: now.noShows })}
        change={shareChange(now.missed, before.missed, false)}
        before={was(before.missed, (missed) => percentWords(missed, 1))}
        line={byDay.missed}
      />
    </div>
  );
};
