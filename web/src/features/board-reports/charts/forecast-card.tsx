import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listWords } from '../../../lib/list-words.ts';
import { shareChange } from '../change.ts';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { durationWords, percentWords, wholeWords } from '../words.ts';
import { ChartLegend } from './chart-legend.tsx';
import styles from './forecast-card.module.css';
import { ReportCard } from './report-card.tsx';

/** How true the forecast was that drivers were given on arrival: the number that they see too. */
export const ForecastCard = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const query = useQuery(reportQuery('accuracy', period, 'day'));
  return (
    <ReportCard title={t('boardReports.forecast.title')} queries={[query]} height={238}>
      {() => {
        const { share = null, trucks = 0, medianMissMinutes = null } = query.data?.total ?? {};
        const change = shareChange(share, query.data?.previous.share ?? null, true);
        if (share === null) return <p className={styles.note}>{t('boardReports.forecast.none')}</p>;
        const hits = Math.round(trucks * share);
        const parts = [
          {
            name: 'hits',
            label: `${t('boardReports.forecast.hits')} ${wholeWords(hits)}`,
            color: 'var(--mantine-primary-color-filled)',
          },
          {
            name: 'missed',
            label: `${t('boardReports.forecast.missed')} ${wholeWords(trucks - hits)}`,
            color: 'var(--oktet-status-warned-line)',
          },
        ];
        return (
          <>
            <div className={styles.top}>
              <span className={styles.share}>{percentWords(share)}</span>
              <span>
                {t('boardReports.forecast.called')}
                {change && (
                  <span className={styles.change} data-good={change.isGood ?? undefined}>
                    {listWords([
                      change.words,
                      t('boardReports.was', { words: percentWords(query.data?.previous.share ?? null) }),
                    ])}
                  </span>
                )}
              </span>
            </div>
            <div aria-hidden="true" className={styles.bar}>
              <span style={{ flexGrow: share }} />
              <span data-missed="true" style={{ flexGrow: 1 - share }} />
            </div>
            <ChartLegend items={parts} />
            <dl className={styles.figures}>
              <div>
                <dd>{durationWords(medianMissMinutes)}</dd>
                <dt>{t('boardReports.forecast.miss')}</dt>
              </div>
              <div>
                <dd>{wholeWords(trucks)}</dd>
                <dt>{t('boardReports.forecast.counted')}</dt>
              </div>
            </dl>
            <p className={styles.note}>{t('boardReports.forecast.public')}</p>
          </>
        );
      }}
    </ReportCard>
  );
};
