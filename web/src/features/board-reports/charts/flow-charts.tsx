import { BarChart, LineChart } from '@mantine/charts';
import '../../../ui/charts/chart-styles.css';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { chartMargin, timeAxis, valueAxis } from '../../../ui/charts/axes.ts';
import { durationWords, wholeWords } from '../words.ts';
import { ChartLegend, type LegendItem } from './chart-legend.tsx';
import { dayBookings } from './day-bookings.ts';
import { hourTicks } from './hour-ticks.ts';

export type FlowDay = {
  readonly key: string;
  readonly day: string;
  readonly called: number;
  readonly median: number | null;
  readonly p90: number | null;
};

/** Both charts begin at the same place, so that a day of one stands above the same day of the other. */
const axisWidth = 64;

/** The trucks of each day, and below them how long they waited. */
export const FlowCharts = ({ days }: { readonly days: readonly FlowDay[] }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const openDay = ({ activeIndex }: { activeIndex?: unknown }) => {
    const day = days[Number(activeIndex)]?.key;
    if (day) void navigate({ to: '/bookings', search: dayBookings(day) });
  };
  const called: LegendItem = {
    name: 'called',
    label: t('boardReports.flow.called'),
    color: 'var(--oktet-chart-quiet)',
  };
  const waits: LegendItem[] = [
    {
      name: 'median',
      label: t('boardReports.flow.median'),
      color: 'var(--mantine-primary-color-filled)',
      isLine: true,
    },
    {
      name: 'p90',
      label: t('boardReports.flow.p90'),
      color: 'var(--mantine-primary-color-filled)',
      isLine: true,
      strokeDasharray: '5 3',
    },
  ];
  const ticks = hourTicks(days.map(({ p90 }) => p90));
  const shared = {
    data: [...days],
    dataKey: 'day',
    tickLine: 'none' as const,
    tooltipAnimationDuration: 0,
  };
  return (
    <>
      <ChartLegend items={[called, ...waits]} />
      <BarChart
        {...shared}
        h={120}
        withXAxis={false}
        maxBarWidth={22}
        yAxisProps={{ ...valueAxis, width: axisWidth, tickCount: 3 }}
        series={[called]}
        valueFormatter={(value) => wholeWords(Math.round(value))}
        barChartProps={{ onClick: openDay, margin: { ...chartMargin, bottom: 10 } }}
      />
      <LineChart
        {...shared}
        h={190}
        curveType="linear"
        dotProps={{ r: 2 }}
        yAxisProps={{
          ...valueAxis,
          width: axisWidth,
          ticks,
          domain: [0, ticks.at(-1) ?? 60],
          tickFormatter: durationWords,
        }}
        // In a line chart the first day would stand at the edge; among bars it stands half a bar inside.
        xAxisProps={{ ...timeAxis, scale: 'band' }}
        series={waits}
        valueFormatter={(value) => durationWords(value)}
        lineChartProps={{ onClick: openDay, margin: chartMargin }}
      />
    </>
  );
};
