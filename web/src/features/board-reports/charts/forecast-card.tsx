import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listWords } from '../../../lib/list-words.ts';
import { shareChange } from '../change.ts';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { durationWords, percentWords, wholeWords } from '../words.ts';
import styles from './forecast-card.module.css';
import { ReportCard } from './report-card.tsx';

/** How true the forecast was that drivers were given on arrival: the number that they see too. */
export const ForecastCard = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const query = useQuery(reportQuery('accuracy', period, 'day'));
  return (
    <ReportCard title={t('boardReports.forecast.title')} queries={[query]} height={222}>
      {() => {
        const { share = null, trucks = 0, medianMissMinutes = null } = query.data?.total ?? {};
        const change = shareChange(share, query.data?.previous.share ?? null, true);
        const missed = Math.round(trucks * (1 - (share ?? 0)));
        if (share === null) return <p className={styles.note}>{t('boardReports.forecast.none')}</p>;
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
            <dl className={styles.figures}>
              <div>
                <dd>{durationWords(medianMissMinutes)}</dd>
                <dt>{t('boardReports.forecast.miss')}</dt>
              </div>
              <div>
                <dd>{wholeWords(missed)}</dd>
                <dt>{t('boardReports.forecast.missed')}</dt>
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
