import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ScrollBox } from '../../../ui/layout/scroll-box.tsx';
import figures from '../../../ui/table/figures.module.css';
import text from '../../../ui/text/text.module.css';
import { fullDay } from '../words.ts';

/** Search parameters of the day's bookings: all, or those behind a figure. */
export const dayBookings = (day: string, counted?: 'called' | 'ended') => ({
  view: 'list',
  from: day,
  to: day,
  sort: 'dateBooked,ASC',
  ...(counted && { counted }),
});

type Props<D> = {
  readonly name: string;
  readonly days: readonly D[];
  readonly columns: Readonly<Record<string, (day: D) => string | number>>;
};

/** Figures by days, the latest first, with links to the day's bookings. */
export const FiguresTable = <D extends { readonly key: string }>({ name, days, columns }: Props<D>) => {
  const { t } = useTranslation();
  return (
    <ScrollBox label={t('boardReports.tableOf', { name })}>
      <table className={figures.figures}>
        <thead>
          <tr>
            {[t('boardReports.day'), ...Object.keys(columns)].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.key}>
              <th scope="row" className={text.figures}>
                <Link to="/bookings" search={dayBookings(day.key)}>
                  {fullDay(day.key)}
                </Link>
              </th>
              {Object.entries(columns).map(([heading, cell]) => (
                <td key={heading}>{cell(day)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
};
