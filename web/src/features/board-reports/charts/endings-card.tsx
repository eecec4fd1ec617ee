import { BarChart } from '@mantine/charts';
import '../../../ui/charts/chart-styles.css';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { chartMargin, timeAxis, valueAxis } from '../../../ui/charts/axes.ts';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { fullDay, shortDay, wholeWords } from '../words.ts';
import { ChartLegend } from './chart-legend.tsx';
import { dayBookings } from './day-bookings.ts';
import { FiguresTable } from './figures-table.tsx';
import { ReportCard } from './report-card.tsx';

/** Who did not come and who canceled, by day. */
export const EndingsCard = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const noShows = useQuery(reportQuery('no-shows', period, 'day'));
  const canceled = useQuery(reportQuery('cancellations', period, 'day'));
  const missing = new Map(noShows.data?.rows.map((row) => [row.key, row]));
  const days = (canceled.data?.rows ?? []).map((row) => ({
    ...row,
    day: shortDay(row.key),
    noShows: missing.get(row.key)?.noShows ?? 0,
    struck: missing.get(row.key)?.struck ?? 0,
  }));
  const words = {
    noShows: t('boardReports.endings.noShows'),
    byDriver: t('boardReports.endings.byDriver'),
    byOperator: t('boardReports.endings.byOperator'),
    bySystem: t('boardReports.endings.bySystem'),
  };
  const totals = { ...canceled.data?.total, ...noShows.data?.total };
  const named = (name: keyof typeof words) => `${words[name]} ${wholeWords(totals[name] ?? 0)}`;
  const series = [
    { name: 'noShows', label: named('noShows'), color: 'var(--oktet-status-banned-line)' },
    { name: 'byDriver', label: named('byDriver'), color: 'var(--oktet-chart-canceled)' },
    { name: 'byOperator', label: named('byOperator'), color: 'var(--oktet-status-canceled-line)' },
    { name: 'bySystem', label: named('bySystem'), color: 'var(--oktet-chart-quiet)' },
  ];
  const table = () => (
    <FiguresTable
      label={t('boardReports.tableOf', { name: t('boardReports.endings.title') })}
      head={[
        t('boardReports.day'),
        words.noShows,
        t('boardReports.endings.struck'),
        words.byDriver,
        t('boardReports.endings.late'),
        words.byOperator,
        words.bySystem,
      ]}
      rows={days.toReversed().map((row) => ({
        key: row.key,
        name: fullDay(row.key),
        day: row.key,
        cells: [row.noShows, row.struck, row.byDriver, row.late, row.byOperator, row.bySystem],
      }))}
    />
  );
  return (
    <ReportCard
      title={t('boardReports.endings.title')}
      queries={[noShows, canceled]}
      height={359}
      table={table}
    >
      {() => (
        <>
          <ChartLegend items={series} />
          <BarChart
            h={300}
            data={days}
            dataKey="day"
            type="stacked"
            tickLine="none"
            tooltipAnimationDuration={0}
            maxBarWidth={22}
            xAxisProps={timeAxis}
            yAxisProps={{ ...valueAxis, width: 36 }}
            series={series}
            barChartProps={{
              margin: chartMargin,
              onClick: ({ activeIndex }) => {
                const day = days[Number(activeIndex)]?.key;
                if (day) void navigate({ to: '/bookings', search: dayBookings(day, 'CANCELED') });
              },
            }}
          />
        </>
      )}
    </ReportCard>
  );
};
