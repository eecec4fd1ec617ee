import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rateWords, wholeWords } from '../../../lib/words/number-words.ts';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { durationWords } from '../words.ts';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { closureMark, DayChart } from './day-chart.tsx';
import { dayBookings, FiguresTable } from './figures-table.tsx';
import { ReportCard } from './report-card.tsx';

const mostSteps = 4;

/** Axis ticks in whole hours, given in minutes. */
export const hourTicks = (minutes: readonly (number | null)[]): number[] => {
  const hours = Math.max(1, Math.ceil(Math.max(0, ...minutes.map((one) => one ?? 0)) / 60));
  const step = Math.ceil(hours / mostSteps);
  return Array.from({ length: Math.ceil(hours / step) + 1 }, (_, count) => count * step * 60);
};

const axisWidth = 64;
const blue = 'var(--mantine-primary-color-filled)';
const paleBlue = 'color-mix(in srgb, var(--mantine-primary-color-filled) 55%, var(--oktet-card))';

export const FlowCard = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const throughput = useQuery(reportQuery('throughput', period, 'day'));
  const waiting = useQuery(reportQuery('waiting', period, 'day'));
  const before = { from: period.previousFrom, to: period.previousTo };
  const previous = useQuery(reportQuery('waiting', before, 'day'));
  const waits = new Map(waiting.data?.rows.map((row) => [row.key, row]));
  const days = (throughput.data?.rows ?? []).map((row, index) => {
    const { median = null, p10 = null, p90 = null } = waits.get(row.key) ?? {};
    const band = p10 === null || p90 === null ? null : [p10, p90];
    return { ...row, median, p10, p90, band, previous: previous.data?.rows[index]?.median ?? null };
  });
  const called: LegendItem = {
    name: 'called',
    label: t('boardReports.flow.called'),
    color: 'var(--oktet-chart-quiet)',
    type: 'bar',
  };
  const lines: LegendItem[] = [
    { name: 'band', label: t('boardReports.flow.band'), color: 'var(--oktet-chart-quiet)', type: 'area' },
    { name: 'median', label: t('boardReports.flow.median'), color: blue, type: 'line' },
    { name: 'p90', label: t('boardReports.flow.p90'), color: paleBlue, type: 'line' },
    {
      name: 'previous',
      label: t('boardReports.flow.previous'),
      color: 'var(--mantine-color-dimmed)',
      type: 'line',
      strokeDasharray: '2 3',
    },
  ];
  const title = t('boardReports.flow.title');
  const table = () => (
    <FiguresTable
      name={title}
      days={days}
      columns={{
        [called.label]: (day) => wholeWords(day.called),
        [t('boardReports.flow.openHours')]: (day) => rateWords(day.openHours),
        [t('boardReports.flow.closed')]: (day) => durationWords(day.closedMinutes || null),
        [t('boardReports.flow.p10')]: (day) => durationWords(day.p10),
        [t('boardReports.flow.median')]: (day) => durationWords(day.median),
        [t('boardReports.flow.p90')]: (day) => durationWords(day.p90),
      }}
    />
  );
  return (
    <ReportCard title={title} queries={[throughput, waiting, previous]} height={359} table={table}>
      {() => (
        <>
          <ChartLegend items={[called, ...lines, closureMark()]} />
          <DayChart
            days={days}
            series={[called]}
            height={120}
            format={(value) => wholeWords(Math.round(value))}
            axisWidth={axisWidth}
            hasDays={false}
            onDay={(day) => void navigate({ to: '/bookings', search: dayBookings(day, 'called') })}
          />
          <DayChart
            days={days}
            series={lines}
            height={190}
            format={durationWords}
            axisWidth={axisWidth}
            ticks={hourTicks(days.flatMap(({ p90, previous: earlier }) => [p90, earlier]))}
          />
        </>
      )}
    </ReportCard>
  );
};
