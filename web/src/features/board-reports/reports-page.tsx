import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EndingsCard } from './charts/endings-card.tsx';
import { FigureCards } from './charts/figure-cards.tsx';
import { FlowCard } from './charts/flow-card.tsx';
import { ForecastCard } from './charts/forecast-card.tsx';
import { HeatMap } from './charts/heat-map.tsx';
import { useFigures } from './charts/use-figures.ts';
import { readPeriod } from './period/period.ts';
import { PeriodChoice } from './period/period-choice.tsx';
import styles from './reports-page.module.css';
import { SheetsMenu } from './sheets-menu.tsx';
import { spanWords } from './words.ts';

/** How the checkpoint did in a period, beside the one before it. */
export const ReportsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('console.reports.title'));
  useMainContent();
  const today = useToday();
  const period = readPeriod(useSearch({ strict: false }), today);
  const figures = useFigures(period);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('console.reports.title')}</h1>
        <PeriodChoice period={period} today={today} />
        <span className={styles.against}>
          <b>{spanWords(period.from, period.to)}</b>
          {figures.isFirst
            ? t('boardReports.wasNothing')
            : t('boardReports.against', { span: spanWords(period.previousFrom, period.previousTo, 'short') })}
        </span>
        <div className={styles.actions}>
          <Link to="/reports/shift" className={styles.action}>
            <Icon size={18}>
              <path d="M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z" />
            </Icon>
            {t('boardReports.shift.open')}
          </Link>
          <SheetsMenu period={period} />
        </div>
      </div>
      <FigureCards figures={figures} />
      <div className={styles.pair}>
        <HeatMap period={period} />
        <ForecastCard period={period} />
      </div>
      <div className={styles.pair}>
        <FlowCard period={period} />
        <EndingsCard period={period} />
      </div>
    </div>
  );
};
