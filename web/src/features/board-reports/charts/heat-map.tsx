import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { percentWords } from '../../../lib/words/number-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ScrollBox } from '../../../ui/layout/scroll-box.tsx';
import text from '../../../ui/text/text.module.css';
import type { Period } from '../period/period.ts';
import { reportQuery } from '../report-calls.ts';
import { share, weekdayName } from '../words.ts';
import styles from './heat-map.module.css';
import { ReportCard } from './report-card.tsx';

/** Never fully transparent, so that even an empty hour differs from the card. */
export const groundOpacity = (taken: number) => 0.06 + Math.min(1, taken) * 0.94;

/** The share at which black and white text have equal contrast, per scheme. */
const turns = { light: 0.81, dark: 0.68 } as const;
export type Scheme = keyof typeof turns;

/** The schemes in which the text colour is inverted. */
export const turnedSchemes = (taken: number): Scheme[] =>
  (Object.keys(turns) as Scheme[]).filter((scheme) => taken >= turns[scheme]);

const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

type CellProps = { readonly taken: number | null; readonly booked: number; readonly capacity: number };

/** A closed hour has no capacity, so its cell shows a dash. */
const Cell = ({ taken, booked, capacity }: CellProps) => {
  const { t } = useTranslation();
  if (taken === null) return <td title={t('boardReports.heat.closed')}>–</td>;
  return (
    <td
      className={styles.cell}
      data-turned={turnedSchemes(taken).join(' ')}
      style={{ '--ground': String(groundOpacity(taken)) } as Record<string, string>}
      title={t('boardReports.heat.cell', { booked, capacity })}
    >
      {Math.round(taken * 100)}
    </td>
  );
};

export const HeatMap = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const query = useQuery(reportQuery('occupancy', period, 'weekday-hour'));
  const byKey = new Map(query.data?.rows.map((row) => [row.key, row]));
  const tableName = t('boardReports.tableOf', { name: t('boardReports.heat.title') });
  const legend = (
    <span className={`${layout.row} ${text.hint}`}>
      {t('boardReports.heat.unit')}
      <span>{percentWords(0)}</span>
      <span aria-hidden="true" className={styles.scale} />
      {percentWords(1)}
    </span>
  );
  return (
    <ReportCard title={t('boardReports.heat.title')} legend={legend} queries={[query]} height={272}>
      {() => (
        <ScrollBox label={tableName}>
          <table className={styles.map}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{t('boardReports.heat.corner')}</VisuallyHidden>
                </th>
                {hours.map((hour) => (
                  <th key={hour} scope="col">
                    {hour}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weekdays.map((weekday) => (
                <tr key={weekday}>
                  <th scope="row">{weekdayName(weekday)}</th>
                  {hours.map((hour) => {
                    const { booked, capacity } = byKey.get(`${weekday}T${hour}`) ?? {
                      booked: 0,
                      capacity: 0,
                    };
                    return (
                      <Cell key={hour} taken={share(booked, capacity)} booked={booked} capacity={capacity} />
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </ReportCard>
  );
};
