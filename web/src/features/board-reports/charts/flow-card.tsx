import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { durationWords, fullDay, rateWords, shortDay, wholeWords } from '../words.ts';
import { FiguresTable } from './figures-table.tsx';
import { FlowCharts } from './flow-charts.tsx';
import { ReportCard } from './report-card.tsx';

/** How many trucks were let through each day, and how long they waited for it. */
export const FlowCard = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const throughput = useQuery(reportQuery('throughput', period, 'day'));
  const waiting = useQuery(reportQuery('waiting', period, 'day'));
  const waits = new Map(waiting.data?.rows.map((row) => [row.key, row]));
  const days = (throughput.data?.rows ?? []).map(({ key, called, openHours }) => ({
    key,
    day: shortDay(key),
    called,
    openHours,
    median: waits.get(key)?.median ?? null,
    p90: waits.get(key)?.p90 ?? null,
  }));
  const words = {
    called: t('boardReports.flow.called'),
    median: t('boardReports.flow.median'),
    p90: t('boardReports.flow.p90'),
  };
  const table = () => (
    <FiguresTable
      label={t('boardReports.tableOf', { name: t('boardReports.flow.title') })}
      head={[t('boardReports.day'), words.called, t('boardReports.flow.openHours'), words.median, words.p90]}
      rows={days.toReversed().map(({ key, called, openHours, median, p90 }) => ({
        key,
        name: fullDay(key),
        day: key,
        cells: [wholeWords(called), rateWords(openHours), durationWords(median), durationWords(p90)],
      }))}
    />
  );
  return (
    <ReportCard
      title={t('boardReports.flow.title')}
      queries={[throughput, waiting]}
      height={359}
      table={table}
    >
      {() => <FlowCharts days={days} />}
    </ReportCard>
  );
};
