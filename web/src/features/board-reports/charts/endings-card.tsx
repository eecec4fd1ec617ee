import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { wholeWords } from '../../../lib/words/number-words.ts';
import { Figures } from '../../../ui/facts/figures.tsx';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { ChartLegend } from './chart-legend.tsx';
import { DayChart } from './day-chart.tsx';
import { dayBookings, FiguresTable } from './figures-table.tsx';
import { ReportCard } from './report-card.tsx';

const colors = {
  noShows: 'var(--oktet-status-banned-line)',
  byDriver: 'var(--oktet-chart-canceled)',
  byOperator: 'var(--oktet-status-canceled-line)',
  bySystem: 'var(--oktet-chart-quiet)',
};
const endings = Object.keys(colors) as (keyof typeof colors)[];

export const EndingsCard = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const noShows = useQuery(reportQuery('no-shows', period, 'day'));
  const canceled = useQuery(reportQuery('cancellations', period, 'day'));
  const throughput = useQuery(reportQuery('throughput', period, 'day'));
  const canceledOn = new Map(canceled.data?.rows.map((row) => [row.key, row]));
  const closedOn = new Map(throughput.data?.rows.map((row) => [row.key, row.closedMinutes]));
  const days = (noShows.data?.rows ?? []).map((row) => ({
    ...{ byDriver: 0, byOperator: 0, bySystem: 0, late: 0 },
    ...canceledOn.get(row.key),
    ...row,
    closedMinutes: closedOn.get(row.key) ?? 0,
  }));
  const totals = { ...canceled.data?.total, ...noShows.data?.total };
  const series = endings.map((name) => ({
    name,
    label: `${t(`boardReports.endings.${name}`)} ${wholeWords(totals[name] ?? 0)}`,
    color: colors[name],
    type: 'bar' as const,
  }));
  const title = t('boardReports.endings.title');
  const table = () => (
    <FiguresTable
      name={title}
      days={days}
      columns={{
        [t('boardReports.endings.noShows')]: (day) => day.noShows,
        [t('boardReports.endings.struck')]: (day) => day.struck,
        [t('boardReports.endings.byDriver')]: (day) => day.byDriver,
        [t('boardReports.endings.late')]: (day) => day.late,
        [t('boardReports.endings.byOperator')]: (day) => day.byOperator,
        [t('boardReports.endings.bySystem')]: (day) => day.bySystem,
        [t('boardReports.endings.warnings')]: (day) => day.warnings,
        [t('boardReports.endings.bans')]: (day) => day.bans,
      }}
    />
  );
  return (
    <ReportCard title={title} queries={[noShows, canceled, throughput]} height={359} table={table}>
      {() => (
        <>
          <ChartLegend items={series} />
          <DayChart
            days={days}
            series={series}
            height={230}
            format={(value) => wholeWords(Math.round(value))}
            axisWidth={36}
            onDay={(day) => void navigate({ to: '/bookings', search: dayBookings(day, 'ended') })}
          />
          <Figures
            figures={{
              [t('boardReports.endings.warnings')]: wholeWords(noShows.data?.total.warnings ?? 0),
              [t('boardReports.endings.bans')]: wholeWords(noShows.data?.total.bans ?? 0),
            }}
          />
        </>
      )}
    </ReportCard>
  );
};
