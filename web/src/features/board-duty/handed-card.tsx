import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CurrentDuty } from '#contract/duties/duties.ts';
import type { EventType } from '#contract/journal/event-types.ts';
import { wallDay, wallTime } from '../../domain/checkpoint/checkpoint-words.ts';
import { dutyQuery } from '../../domain/duty/duties.ts';
import { Timeline } from '../../domain/journal/event-list.tsx';
import { eventsQuery } from '../../domain/journal/events.ts';
import controls from '../../ui/button/text-button.module.css';
import { CardBody, FrameCard } from '../../ui/card/frame-card.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import styles from './duty-page.module.css';

type Props = { readonly duty: CurrentDuty };

/** For a running duty the note of the one before it, for an ended duty its own note. */
const useHandedOver = ({ endedAt, takesOverFrom, id, note, noteBefore }: CurrentDuty) => {
  const isOver = endedAt !== undefined;
  const before = useQuery({
    ...dutyQuery(takesOverFrom ?? ''),
    enabled: !isOver && id !== null && takesOverFrom !== null,
  });
  return isOver
    ? { note, noteBefore, at: endedAt }
    : { note: before.data?.note ?? null, noteBefore, at: before.data?.endedAt };
};

export const HandedCard = ({ duty }: Props) => {
  const { t } = useTranslation();
  const { note, noteBefore, at } = useHandedOver(duty);
  return (
    <FrameCard
      title={t('boardDuty.handed')}
      beside={note && at && <span className={text.code}>{wallTime(at)}</span>}
    >
      <CardBody>
        {note ? (
          <p className={`${text.written} ${styles.note}`}>{note}</p>
        ) : (
          <p className={text.dimmed}>{t('boardDuty.noNote')}</p>
        )}
        {noteBefore && (
          <p className={`${text.hint} ${text.written}`}>{t('boardDuty.noteBefore', { text: noteBefore })}</p>
        )}
      </CardBody>
    </FrameCard>
  );
};

/** Changes that the next operator has to know: rules, closures, gates and bans, but not the daily work. */
const changeTypes: EventType[] = [
  'PARAMS_CHANGED',
  'REASONS_CHANGED',
  'BOOKING_BLOCKED',
  'BOOKING_UNBLOCKED',
  'BAN',
  'UNBAN',
  'PLATE_WATCHED',
  'PLATE_UNWATCHED',
  'GATE_CLOSED',
  'GATE_OPENED',
];

const Changes = ({ from, to }: { readonly from: string; readonly to?: string | undefined }) => {
  const { t } = useTranslation();
  const { data } = useQuery(
    eventsQuery({ from, ...(to && { to }), type: changeTypes }, { page: 0, size: 10 }),
  );
  if (!data) return <SkeletonRows rows={3} />;
  if (data.content.length === 0) return <p className={text.dimmed}>{t('boardDuty.noChanges')}</p>;
  return <Timeline events={data.content} withPlates />;
};

export const ChangesCard = ({ duty: { startedAt, endedAt } }: Props) => {
  const { t } = useTranslation();
  if (startedAt === null) return null;
  return (
    <FrameCard
      title={t('boardDuty.changes')}
      beside={
        <Link to="/journal" search={{ from: wallDay(startedAt) }} className={controls.link}>
          {t('boardDuty.journal')}
        </Link>
      }
    >
      <CardBody>
        <Changes from={startedAt} to={endedAt} />
      </CardBody>
    </FrameCard>
  );
};
