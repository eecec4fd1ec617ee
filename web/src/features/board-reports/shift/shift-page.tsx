import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { dutyQuery } from '../../../domain/duty/duties.ts';
import { useMainContent } from '../../../lib/screen/main-content.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import { percentWords, rateWords, wholeWords } from '../../../lib/words/number-words.ts';
import card from '../../../ui/card/card.module.css';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { Figures } from '../../../ui/facts/figures.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ScrollBox } from '../../../ui/layout/scroll-box.tsx';
import figures from '../../../ui/table/figures.module.css';
import { ReportState } from '../charts/report-card.tsx';
import { isDay } from '../period/period.ts';
import { type ReportSpan, reportQuery } from '../report-calls.ts';
import { durationWords, fullDay, share } from '../words.ts';
import { DutyDetails, DutyTitle } from './duty-details.tsx';
import styles from './shift-page.module.css';

const hourMinutes = 60;

/** If a duty began within an hour, that hour has no slots in its sheet, which does not mean that it was closed. */
const placesWords = (capacity: number, closedMinutes: number, isOfDuty: boolean) => {
  if (isOfDuty && capacity === 0 && closedMinutes === 0) return '—';
  if (closedMinutes >= hourMinutes || (capacity === 0 && closedMinutes === 0))
    return i18next.t('boardReports.shift.closed');
  const closed =
    closedMinutes > 0 && i18next.t('boardReports.closedFor', { words: durationWords(closedMinutes) });
  return listWords([String(capacity), ...(closed ? [closed] : [])]);
};

export const ShiftPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('boardReports.shift.title'));
  useMainContent();
  const today = useToday();
  const navigate = useNavigate();
  const { date, dutyId }: { date?: unknown; dutyId?: unknown } = useSearch({ strict: false });
  const day = isDay(date) ? date : today;
  const { data: duty } = useQuery({
    ...dutyQuery(String(dutyId)),
    enabled: typeof dutyId === 'string',
  });
  const span: ReportSpan = typeof dutyId === 'string' ? { dutyId } : { from: day, to: day };
  const occupancy = useQuery(reportQuery('occupancy', span, 'hour'));
  const throughput = useQuery(reportQuery('throughput', span, 'hour'));
  const waiting = useQuery(reportQuery('waiting', span, 'hour'));
  const noShows = useQuery(reportQuery('no-shows', span, 'hour'));
  const canceled = useQuery(reportQuery('cancellations', span, 'hour'));
  const accuracy = useQuery(reportQuery('accuracy', span, 'hour'));
  const queries = [occupancy, throughput, waiting, noShows, canceled, accuracy];
  const at = <T extends { readonly key: string }>(rows: readonly T[] | undefined, key: string) =>
    rows?.find((row) => row.key === key);
  return (
    <div className={`${card.card} ${layout.stack} ${layout.page} ${styles.page}`}>
      <div className={layout.apart}>
        {duty ? (
          <DutyTitle duty={duty} />
        ) : (
          <h1>{listWords([t('boardReports.shift.title'), fullDay(day)])}</h1>
        )}
        <div className={`${layout.row} ${styles.tools}`}>
          <DatePicker
            label={t('boardReports.day')}
            value={day}
            max={today}
            onChange={(chosen) =>
              chosen && void navigate({ to: '/reports/shift', search: { date: chosen }, replace: true })
            }
          />
          <Button onClick={() => window.print()}>{t('boardReports.shift.print')}</Button>
          <Button component={Link} to="/reports" variant="transparent">
            {t('boardReports.shift.back')}
          </Button>
        </div>
      </div>
      <ReportState queries={queries} height={480}>
        {() => (
          <>
            <Figures
              figures={{
                [t('boardReports.figures.occupancy')]: percentWords(
                  share(occupancy.data?.total.booked ?? 0, occupancy.data?.total.capacity ?? 0),
                ),
                [t('boardReports.figures.called')]: wholeWords(throughput.data?.total.called ?? 0),
                [t('boardReports.shift.perHour')]: rateWords(throughput.data?.total.perHour ?? null),
                [t('boardReports.figures.waiting')]: durationWords(waiting.data?.total.median ?? null),
                [t('boardReports.shift.stillWaiting')]: wholeWords(waiting.data?.total.stillWaiting ?? 0),
                [t('boardReports.endings.noShows')]: wholeWords(noShows.data?.total.noShows ?? 0),
                [t('boardReports.endings.warnings')]: wholeWords(noShows.data?.total.warnings ?? 0),
                [t('boardReports.endings.bans')]: wholeWords(noShows.data?.total.bans ?? 0),
                [t('boardReports.shift.forecast')]: percentWords(accuracy.data?.total.share ?? null),
              }}
            />
            <ScrollBox label={t('boardReports.tableOf', { name: t('boardReports.shift.title') })}>
              <table className={`${figures.figures} ${styles.hours}`}>
                <thead>
                  <tr>
                    <th scope="col" rowSpan={2}>
                      {t('sheets.keys.hour')}
                    </th>
                    <th scope="colgroup" colSpan={6}>
                      {t('boardReports.shift.ofSlot')}
                    </th>
                    <th scope="colgroup">{t('boardReports.shift.byClock')}</th>
                  </tr>
                  <tr>
                    <th scope="col">{t('sheets.figures.capacity')}</th>
                    <th scope="col">{t('sheets.figures.booked')}</th>
                    <th scope="col">{t('sheets.figures.arrived')}</th>
                    <th scope="col">{t('boardReports.flow.median')}</th>
                    <th scope="col">{t('boardReports.endings.noShows')}</th>
                    <th scope="col">{t('boardReports.shift.canceled')}</th>
                    <th scope="col">{t('sheets.figures.called')}</th>
                  </tr>
                </thead>
                <tbody>
                  {occupancy.data?.rows.map(({ key, capacity, booked, arrived }) => {
                    const ended = at(canceled.data?.rows, key);
                    const passed = at(throughput.data?.rows, key);
                    return (
                      <tr key={key}>
                        <th scope="row">{key}:00</th>
                        <td>{placesWords(capacity, passed?.closedMinutes ?? 0, duty !== undefined)}</td>
                        <td>{booked}</td>
                        <td>{arrived}</td>
                        <td>{durationWords(at(waiting.data?.rows, key)?.median ?? null)}</td>
                        <td>{at(noShows.data?.rows, key)?.noShows}</td>
                        <td>{ended && ended.byDriver + ended.byOperator + ended.bySystem}</td>
                        <td>{passed?.called}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </ScrollBox>
            {duty ? (
              <DutyDetails duty={duty} />
            ) : (
              <p className={styles.sign}>{t('boardReports.shift.sign')}</p>
            )}
          </>
        )}
      </ReportState>
    </div>
  );
};
