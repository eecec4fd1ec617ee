import { ChartTooltip, CompositeChart } from '@mantine/charts';
import '../../../ui/charts/chart-styles.css';
import i18next from 'i18next';
import { listWords } from '../../../lib/words/list-words.ts';
import { chartMargin, timeAxis, valueAxis } from '../../../ui/charts/axes.ts';
import { durationWords, fullDay, shortDay } from '../words.ts';
import type { LegendItem } from './chart-legend.tsx';

export type ChartDay = {
  readonly key: string;
  /** Minutes closed during opening hours. */
  readonly closedMinutes: number;
  readonly [figure: string]: unknown;
};

type Props = {
  readonly days: readonly ChartDay[];
  readonly series: readonly LegendItem[];
  readonly height: number;
  readonly format: (value: number) => string;
  /** Given by the caller, so that the days of charts below each other line up. */
  readonly axisWidth: number;
  readonly ticks?: readonly number[];
  readonly hasDays?: boolean;
  readonly onDay?: (day: string) => void;
};

const closureLine = { color: 'var(--oktet-status-warned-line)', strokeDasharray: '3 3' };

export const closureMark = (): LegendItem => ({
  name: 'closure',
  label: i18next.t('boardReports.flow.closure'),
  type: 'line',
  ...closureLine,
});

const closedWords = ({ closedMinutes }: ChartDay) =>
  closedMinutes > 0 ? i18next.t('boardReports.closedFor', { words: durationWords(closedMinutes) }) : '';

export const DayChart = (props: Props) => {
  const { days, series, height, format, axisWidth, ticks, hasDays = true, onDay } = props;
  const closed = days.filter(({ closedMinutes }) => closedMinutes > 0);
  return (
    <CompositeChart
      h={height}
      data={days.map((day) => ({ ...day, day: shortDay(day.key) }))}
      dataKey="day"
      series={[...series]}
      tickLine="none"
      curveType="linear"
      connectNulls={false}
      maxBarWidth={22}
      dotProps={{ r: 1.5 }}
      withXAxis={hasDays}
      // Line charts use the band scale of bar charts, so that their days line up.
      xAxisProps={{ ...timeAxis, scale: 'band' }}
      yAxisProps={{
        ...valueAxis,
        width: axisWidth,
        tickFormatter: format,
        ...(ticks ? { ticks: [...ticks], domain: [0, ticks.at(-1) ?? 0] } : { tickCount: hasDays ? 5 : 3 }),
      }}
      referenceLines={closed.map((day) => ({ x: shortDay(day.key), ...closureLine }))}
      barProps={{ stackId: 'day', isAnimationActive: false }}
      areaProps={{ fillOpacity: 0.35, strokeOpacity: 0, activeDot: false, dot: false }}
      tooltipAnimationDuration={0}
      tooltipProps={{
        content: ({ payload }) => {
          const day = payload?.[0]?.payload as ChartDay | undefined;
          if (!day) return null;
          return (
            <ChartTooltip
              label={listWords([fullDay(day.key), closedWords(day)].filter(Boolean))}
              payload={payload.filter(({ value }) => typeof value === 'number')}
              series={[...series]}
              valueFormatter={format}
            />
          );
        },
      }}
      composedChartProps={{
        margin: hasDays ? chartMargin : { ...chartMargin, bottom: 10 },
        ...(onDay && {
          style: { cursor: 'pointer' },
          onClick: ({ activeIndex }) => {
            const day = days[Number(activeIndex)]?.key;
            if (day) onDay(day);
          },
        }),
      }}
    />
  );
};
