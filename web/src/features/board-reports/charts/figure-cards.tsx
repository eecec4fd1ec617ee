import { Sparkline } from '@mantine/charts';
import link from '../../../ui/button/text-button.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import '../../../ui/charts/chart-styles.css';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { percentWords, wholeWords } from '../../../lib/words/number-words.ts';
import card from '../../../ui/card/card.module.css';
import styles from '../reports.module.css';
import { type Change, countChange, durationWords, minutesChange, shareChange } from '../words.ts';
import { type ReportQueryState, ReportState } from './report-card.tsx';
import type { Figures } from './use-figures.ts';

type Props = { readonly change: Change | null; readonly words: readonly ReactNode[] };

export const ChangeWords = ({ change, words }: Props) => {
  const { t } = useTranslation();
  const parts = [
    change && (
      <b
        className={change.isGood === null ? undefined : text.toned}
        data-tone={change.isGood ? 'green' : 'red'}
      >
        {change.words}
      </b>
    ),
    ...words,
  ].filter(Boolean);
  return (
    <p className={text.hint}>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id and never change their order
        <Fragment key={place}>
          {place > 0 && t('common.listSeparator')}
          {part}
        </Fragment>
      ))}
    </p>
  );
};

type CardProps = {
  readonly title: string;
  readonly queries: readonly ReportQueryState[];
  readonly value: string;
  readonly change: Change | null;
  readonly words: readonly ReactNode[];
  readonly line: readonly (number | null)[];
};

/** The line begins with the first day that has data, because earlier days must not be drawn as zero. */
const fromFirst = (line: CardProps['line']): number[] => {
  const first = line.findIndex((point) => point);
  return (first < 0 ? [] : line.slice(first)).map((point) => point ?? 0);
};

const FigureCard = ({ title, queries, value, change, words, line }: CardProps) => (
  <section className={card.card}>
    <h2 className={text.hint}>{title}</h2>
    <ReportState queries={queries} height={64}>
      {() => (
        <div className={`${layout.apart} ${styles.figure}`}>
          <span className={styles.value}>{value}</span>
          <div aria-hidden="true" inert>
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
          <ChangeWords change={change} words={words} />
        </div>
      )}
    </ReportState>
  </section>
);

export const FigureCards = ({ figures }: { readonly figures: Figures }) => {
  const { t } = useTranslation();
  const { now, before, byDay, isFirst, queries } = figures;
  const was = (figure: number | null, toWords: (figure: number) => string) => {
    if (figure !== null) return t('boardReports.was', { words: toWords(figure) });
    return !isFirst && t('boardReports.wasNothing');
  };
  return (
    <div className={`${layout.fields} ${styles.cards}`}>
      <FigureCard
        title={t('boardReports.figures.occupancy')}
        queries={[queries.occupancy]}
        value={percentWords(now.taken)}
        change={shareChange(now.taken, before.taken, true)}
        words={[
          was(before.taken, (taken) => percentWords(taken)),
          now.takenWithAhead !== now.taken &&
            t('boardReports.withAhead', { words: percentWords(now.takenWithAhead) }),
        ]}
        line={byDay.taken}
      />
      <FigureCard
        title={t('boardReports.figures.called')}
        queries={[queries.throughput]}
        value={wholeWords(now.called)}
        change={countChange(now.called, before.called ?? 0, true)}
        words={[
          was(before.called, wholeWords),
          now.workdays > 1 &&
            t('boardReports.perDay', { count: now.workdays, perDay: wholeWords(now.calledPerDay) }),
        ]}
        line={byDay.called}
      />
      <FigureCard
        title={t('boardReports.figures.waiting')}
        queries={[queries.waiting]}
        value={durationWords(now.median)}
        change={minutesChange(now.median, before.median)}
        words={[
          was(before.median, durationWords),
          now.stillWaiting > 0 && (
            <Link to="/queue" className={link.link ?? ''}>
              {t('boardReports.stillWaiting', { count: now.stillWaiting })}
            </Link>
          ),
        ]}
        line={byDay.median}
      />
      <FigureCard
        title={t('boardReports.figures.noShows')}
        queries={[queries.noShows]}
        value={percentWords(now.missed, 1)}
        change={shareChange(now.missed, before.missed, false)}
        words={[
          was(before.missed, (missed) => percentWords(missed, 1)),
          t('boardReports.noShowsOf', { missed: wholeWords(now.noShows), due: wholeWords(now.due) }),
        ]}
        line={byDay.missed}
      />
    </div>
  );
};
