import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { percentWords, wholeWords } from '../../../lib/words/number-words.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Figures } from '../../../ui/facts/figures.tsx';
import { InfoLabel } from '../../../ui/info-label/info-label.tsx';
import text from '../../../ui/text/text.module.css';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import styles from '../reports.module.css';
import { durationWords, shareChange } from '../words.ts';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { ChangeWords } from './figure-cards.tsx';
import { ReportCard } from './report-card.tsx';

const colors = {
  early: 'var(--oktet-chart-quiet)',
  hits: 'var(--mantine-primary-color-filled)',
  late: 'var(--oktet-status-warned-line)',
};

/** Accuracy of the forecast told on arrival, which drivers see too. */
export const ForecastCard = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const query = useQuery(reportQuery('accuracy', period, 'day'));
  const content = () => {
    if (!query.data?.total.trucks) return <p className={text.hint}>{t('boardReports.forecast.none')}</p>;
    const { previous, total, untilNow } = query.data;
    const { share, trucks, calledEarly, calledLate } = total;
    const parts = { early: calledEarly, hits: trucks - calledEarly - calledLate, late: calledLate };
    const names = Object.keys(parts) as (keyof typeof parts)[];
    const legend = names.map(
      (name): LegendItem => ({
        name,
        label: `${t(`boardReports.forecast.${name}`)} ${percentWords(parts[name] / trucks)}`,
        color: colors[name],
        type: 'bar',
      }),
    );
    return (
      <>
        <div>
          <span className={styles.value}>{percentWords(share)}</span>{' '}
          <InfoLabel text={t('boardReports.forecast.called')} tooltip={t('boardReports.forecast.about')} />
          <ChangeWords
            change={shareChange(untilNow?.share ?? share, previous.share, true)}
            words={[
              previous.share !== null && t('boardReports.was', { words: percentWords(previous.share) }),
            ]}
          />
        </div>
        <Bar
          segments={names.flatMap((name) =>
            parts[name] > 0 ? { id: name, share: parts[name], color: colors[name] } : [],
          )}
        />
        <ChartLegend items={legend} />
        <Figures
          figures={{
            [t('boardReports.forecast.counted')]: wholeWords(trucks),
            [t('boardReports.forecast.missed')]: wholeWords(calledEarly + calledLate),
            ...(calledEarly > 0 && {
              [t('boardReports.forecast.earlyBy', { trucks: wholeWords(calledEarly) })]: durationWords(
                total.medianEarlyMinutes,
              ),
            }),
            ...(calledLate > 0 && {
              [t('boardReports.forecast.lateBy', { trucks: wholeWords(calledLate) })]: durationWords(
                total.medianLateMinutes,
              ),
            }),
          }}
        />
        <p className={text.hint}>{t('boardReports.forecast.public')}</p>
      </>
    );
  };
  return (
    <ReportCard title={t('boardReports.forecast.title')} queries={[query]} height={272}>
      {content}
    </ReportCard>
  );
};
