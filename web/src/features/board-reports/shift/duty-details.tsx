import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Duty } from '#contract/duties/duties.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { momentWords, timeRange, wallDay, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { eventsQuery } from '../../../domain/journal/events.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { fetchBody } from '../../../lib/api.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import layout from '../../../ui/layout/layout.module.css';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import points from '../../../ui/text/points.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './shift-page.module.css';

type Props = { readonly duty: Duty };

/** If the duty goes on, closures until now are listed. */
const closuresQuery = (from: string, endedAt: string | undefined) => ({
  queryKey: ['closures', from, endedAt],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchBody('GET /closures', {
      query: { from, to: endedAt ?? new Date(serverNow()).toISOString() },
      signal,
    }),
});

const dayAndTimes = (from: string, to: string) =>
  wallDay(from) === wallDay(to) ? timeRange(from, to) : `${momentWords(from)} – ${momentWords(to)}`;

const spanWords = ({ startedAt, endedAt }: Duty) =>
  endedAt ? `${momentWords(startedAt)} – ${momentWords(endedAt)}` : momentWords(startedAt);

export const DutyTitle = ({ duty }: Props) => {
  const { t } = useTranslation();
  return (
    <div>
      <h1>{t('boardReports.shift.duty')}</h1>
      <p>{t('boardReports.shift.dutyOf', { name: duty.operator.name, span: spanWords(duty) })}</p>
    </div>
  );
};

/** `items` is undefined while they are being loaded. */
type ListProps = { readonly title: string; readonly items: readonly ReactNode[] | undefined };

const List = ({ title, items }: ListProps) => {
  const { t } = useTranslation();
  return (
    <section className={`${layout.stack} ${layout.tight}`}>
      <h2>{title}</h2>
      {items === undefined && <SkeletonRows rows={1} />}
      {items?.length === 0 && <p className={text.dimmed}>{t('boardReports.shift.none')}</p>}
      <ul className={points.points}>{items}</ul>
    </section>
  );
};

const Closures = ({ duty: { startedAt, endedAt } }: Props) => {
  const { t } = useTranslation();
  const { data } = useQuery(closuresQuery(startedAt, endedAt));
  return (
    <List
      title={t('boardReports.shift.closures')}
      items={data?.content.map(({ id, from, to, reasons, state, moves, by }) => (
        <li key={id}>
          {listWords([
            dayAndTimes(from, to),
            reasons[currentLanguage()] ?? reasons.RU,
            t(`boardReports.shift.closure.${state}`),
            t('boardReports.shift.moved', { count: moves.length }),
            by && shortName(by),
          ])}
        </li>
      ))}
    />
  );
};

const mostCalls = 100;

const CallsOutOfOrder = ({ duty: { startedAt, endedAt } }: Props) => {
  const { t } = useTranslation();
  const filter = { from: startedAt, ...(endedAt && { to: endedAt }), outOfOrder: true as const };
  const { data } = useQuery(eventsQuery(filter, { page: 0, size: mostCalls }));
  return (
    <List
      title={t('boardReports.shift.outOfOrder')}
      items={data?.content.map((event) => (
        <li key={event.id}>
          {listWords([
            wallTime(event.eventDate),
            plateText(event.vehicleRegistrationPlate ?? ''),
            event.actorName,
            event.reason,
          ])}
        </li>
      ))}
    />
  );
};

/** Adds to the sheet of a day who was responsible, and what has to be accounted for. */
export const DutyDetails = ({ duty }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <Closures duty={duty} />
      <CallsOutOfOrder duty={duty} />
      {duty.note && (
        <section className={`${layout.stack} ${layout.tight}`}>
          <h2>{t('boardReports.shift.note')}</h2>
          <p className={text.written}>{duty.note}</p>
        </section>
      )}
      <p className={styles.sign}>
        {t('boardReports.shift.signDuty', {
          from: duty.operator.name,
          to: duty.takenOverBy?.name ?? '',
        })}
      </p>
    </>
  );
};
