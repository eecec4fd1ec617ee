import { Link, useSearch } from '@tanstack/react-router';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ReportName } from '#contract/reports/reports.ts';
import { wallTime } from '../../domain/checkpoint/checkpoint-words.ts';
import { SheetIcon, saveSheet } from '../../domain/sheets/sheet-button.tsx';
import { call } from '../../lib/api.ts';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useToday } from '../../lib/time/time-zone.ts';
import button from '../../ui/button/button.module.css';
import { handleError } from '../../ui/errors/handle-error.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { ActionMenu } from '../../ui/menu/action-menu.tsx';
import text from '../../ui/text/text.module.css';
import { EndingsCard } from './charts/endings-card.tsx';
import { FigureCards } from './charts/figure-cards.tsx';
import { FlowCard } from './charts/flow-card.tsx';
import { ForecastCard } from './charts/forecast-card.tsx';
import { HeatMap } from './charts/heat-map.tsx';
import { useFigures } from './charts/use-figures.ts';
import { type Period, readPeriod, sameDayBefore } from './period/period.ts';
import { PeriodChoice } from './period/period-choice.tsx';
import styles from './reports.module.css';
import { spanWords } from './words.ts';

const sheets: readonly (readonly [ReportName, 'day' | 'cargo'])[] = [
  ['occupancy', 'day'],
  ['throughput', 'day'],
  ['waiting', 'day'],
  ['waiting', 'cargo'],
  ['no-shows', 'day'],
  ['cancellations', 'day'],
  ['accuracy', 'day'],
];

const SheetsMenu = ({ period: { from, to } }: { readonly period: Period }) => {
  const { t } = useTranslation();
  return (
    <ActionMenu
      label={t('boardReports.sheets')}
      className={button.button}
      actions={sheets.map(([name, by]) => {
        const path: `GET /reports/${ReportName}/excel` = `GET /reports/${name}/excel`;
        return {
          key: `${name} ${by}`,
          label: by === 'cargo' ? t('boardReports.waitingByCargo') : t(`sheets.reports.${name}`),
          onChoose: () =>
            void saveSheet(() => call(path, { query: { from, to, by }, expect: 200 })).catch(handleError),
        };
      })}
    >
      <SheetIcon />
      {t('sheets.button')}
    </ActionMenu>
  );
};

const PrinterIcon = () => <Icon size={18} path="M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z" />;

/** Names the compared dates, of a running period only the elapsed part. */
const againstWords = ({ from, to, previousFrom }: Period, until: string | undefined) => {
  const end = until === undefined ? to : until.slice(0, 10);
  const span = spanWords(previousFrom, sameDayBefore({ from, previousFrom }, end), 'short');
  return until === undefined
    ? i18next.t('boardReports.against', { span })
    : i18next.t('boardReports.againstUntil', { span, time: wallTime(until) });
};

export const ReportsPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('console.reports.title'));
  useMainContent();
  const today = useToday();
  const period = readPeriod(useSearch({ strict: false }), today);
  const figures = useFigures(period, today);
  return (
    <div className={`${layout.stack} ${layout.loose} ${styles.page}`}>
      <div className={layout.row}>
        <h1>{t('console.reports.title')}</h1>
        <PeriodChoice period={period} today={today} />
        <p className={`${text.hint} ${layout.words} ${styles.against}`}>
          {figures.isFirst ? t('boardReports.wasNothing') : againstWords(period, figures.until)}
        </p>
        <Link to="/reports/shift" className={`${button.button} ${layout.end}`}>
          <PrinterIcon />
          {t('boardReports.shift.open')}
        </Link>
        <SheetsMenu period={period} />
      </div>
      <FigureCards figures={figures} />
      <div className={`${layout.stack} ${layout.loose} ${styles.pair}`}>
        <HeatMap period={period} />
        <ForecastCard period={period} />
      </div>
      <div className={`${layout.stack} ${layout.loose} ${styles.pair}`}>
        <FlowCard period={period} />
        <EndingsCard period={period} />
      </div>
    </div>
  );
};
