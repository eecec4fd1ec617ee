import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Duty } from '#contract/duties/duties.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { momentWords, timeRange, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { eventsQuery } from '../../../domain/journal/events.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/list-words.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import layout from '../../../ui/layout/layout.module.css';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './shift-page.module.css';

type Props = { readonly duty: Duty };

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

/** Undefined while it is being read. */
type ListProps = { readonly title: string; readonly items: readonly ReactNode[] | undefined };

const List = ({ title, items }: ListProps) => {
  const { t } = useTranslation();
  return (
    <section className={`${layout.stack} ${layout.tight}`}>
      <h2>{title}</h2>
      {items === undefined && <SkeletonRows rows={1} />}
      {items?.length === 0 && <p className={text.dimmed}>{t('boardReports.shift.none')}</p>}
      <ul className={styles.list}>{items}</ul>
    </section>
  );
};

const Closures = ({ duty: { startedAt, endedAt } }: Props) => {
  const { t } = useTranslation();
  const { data: params } = useQuery(bookingParamsQuery);
  const [begin, end] = [Date.parse(startedAt), endedAt ? Date.parse(endedAt) : serverNow()];
  const closures = params?.closures.filter(
    ({ from, to }) => Date.parse(from) < end && Date.parse(to) > begin,
  );
  return (
    <List
      title={t('boardReports.shift.closures')}
      items={closures?.map(({ from, to, reasons }) => (
        <li key={from}>{listWords([timeRange(from, to), reasons[currentLanguage()] ?? reasons.RU])}</li>
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

/** What a day's sheet lacks: who was responsible, and what has to be accounted for. */
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
