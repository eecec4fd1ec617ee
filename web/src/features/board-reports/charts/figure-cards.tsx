import { Sparkline } from '@mantine/charts';
import '../../../ui/charts/chart-styles.css';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listWords } from '../../../lib/list-words.ts';
import { type Change, countChange, minutesChange, shareChange } from '../change.ts';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { durationWords, percentWords, share, wholeWords } from '../words.ts';
import styles from './figure-cards.module.css';
import { type ReportQueryState, ReportState } from './report-state.tsx';

type CardProps = {
  readonly title: string;
  readonly queries: readonly ReportQueryState[];
  readonly value: string;
  readonly change: Change | null;
  readonly before: string;
  readonly line: readonly (number | null)[];
};

/** Days before the first of which anything is known are not days of nothing. */
const fromFirst = (line: CardProps['line']): number[] => {
  const first = line.findIndex((point) => point);
  return (first < 0 ? [] : line.slice(first)).map((point) => point ?? 0);
};

const FigureCard = ({ title, queries, value, change, before, line }: CardProps) => {
  const { t } = useTranslation();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
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
            <p className={styles.change}>
              {change && <b data-good={change.isGood ?? undefined}>{change.words}</b>}
              {change && t('common.listSeparator')}
              {before}
            </p>
          </div>
        )}
      </ReportState>
    </section>
  );
};

/** The four figures one looks at first, each beside what it was in the period before. */
export const FigureCards = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const occupancy = useQuery(reportQuery('occupancy', period, 'day'));
  const throughput = useQuery(reportQuery('throughput', period, 'day'));
  const waiting = useQuery(reportQuery('waiting', period, 'day'));
  const noShows = useQuery(reportQuery('no-shows', period, 'day'));
  const taken = (figures?: { booked: number; capacity: number }) =>
    figures ? share(figures.booked, figures.capacity) : null;
  const [nowTaken, wasTaken] = [taken(occupancy.data?.total), taken(occupancy.data?.previous)];
  const missing = (figures?: { noShows: number }, places?: { booked: number }) =>
    figures && places ? share(figures.noShows, places.booked) : null;
  const [nowMissing, wasMissing] = [
    missing(noShows.data?.total, occupancy.data?.total),
    missing(noShows.data?.previous, occupancy.data?.previous),
  ];
  const was = (figure: number | null, toWords: (figure: number) => string) =>
    figure === null ? t('boardReports.wasNothing') : t('boardReports.was', { words: toWords(figure) });
  const [called, calledBefore] = [throughput.data?.total.called ?? 0, throughput.data?.previous.called ?? 0];
  const perDay = Math.round(called / Math.max(1, throughput.data?.rows.length ?? 1));
  const bookedOn = new Map(occupancy.data?.rows.map(({ key, booked }) => [key, booked]));
  return (
    <div className={styles.cards}>
      <FigureCard
        title={t('boardReports.figures.occupancy')}
        queries={[occupancy]}
        value={percentWords(nowTaken)}
        change={shareChange(nowTaken, wasTaken, true)}
        before={was(wasTaken, (taken) => percentWords(taken))}
        line={occupancy.data?.rows.map(taken) ?? []}
      />
      <FigureCard
        title={t('boardReports.figures.called')}
        queries={[throughput]}
        value={wholeWords(called)}
        change={countChange(called, calledBefore, true)}
        before={listWords([
          was(calledBefore || null, wholeWords),
          t('boardReports.perDay', { count: perDay }),
        ])}
        line={throughput.data?.rows.map((row) => row.called) ?? []}
      />
      <FigureCard
        title={t('boardReports.figures.waiting')}
        queries={[waiting]}
        value={durationWords(waiting.data?.total.median ?? null)}
        change={minutesChange(waiting.data?.total.median ?? null, waiting.data?.previous.median ?? null)}
        before={was(waiting.data?.previous.median ?? null, durationWords)}
        line={waiting.data?.rows.map(({ median }) => median) ?? []}
      />
      <FigureCard
        title={t('boardReports.figures.noShows')}
        queries={[noShows, occupancy]}
        value={percentWords(nowMissing, 1)}
        change={shareChange(nowMissing, wasMissing, false)}
        before={listWords([
          was(wasMissing, (missed) => percentWords(missed, 1)),
          t('boardReports.trucks', { count: noShows.data?.total.noShows ?? 0 }),
        ])}
        line={noShows.data?.rows.map((row) => share(row.noShows, bookedOn.get(row.key) ?? 0)) ?? []}
      />
    </div>
  );
};
