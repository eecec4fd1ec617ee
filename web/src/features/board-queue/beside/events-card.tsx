import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { EventText } from '../../../domain/journal/event-text.tsx';
import { eventsQuery, outdateEvents } from '../../../domain/journal/events.ts';
import { useEventWords } from '../../../domain/journal/use-event-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import controls from '../../../ui/button/text-button.module.css';
import { CardPending, FrameCard } from '../../../ui/card/frame-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './beside.module.css';

const newest = { page: 0, size: 7 };
/** Waits for so long, so that a burst of changes causes one request. */
const settleMs = 400;

const Subject = ({ event }: { readonly event: JournalEvent }) => {
  const { bookingId, vehicleId, vehicleRegistrationPlate: plate } = event;
  if (!plate) return null;
  if (bookingId)
    return (
      <Link to="/bookings/$id" params={{ id: bookingId }} className={styles.plate}>
        {plateText(plate)}
      </Link>
    );
  return vehicleId ? (
    <Link to="/vehicles/$id" params={{ id: vehicleId }} className={styles.plate}>
      {plateText(plate)}
    </Link>
  ) : null;
};

export const EventsCard = memo(({ line }: { readonly line: Line }) => {
  const { t } = useTranslation();
  const wordsOf = useEventWords();
  const { data, isPending } = useQuery(eventsQuery({}, newest));
  const revision = line.queue?.revision;
  useEffect(() => {
    if (revision === undefined) return;
    const timer = setTimeout(() => void outdateEvents(), settleMs);
    return () => clearTimeout(timer);
  }, [revision]);
  const events = data?.content ?? [];
  if (events.length === 0 && !isPending) return null;
  return (
    <FrameCard
      title={t('boardQueue.events.title')}
      beside={
        <Link to="/journal" className={controls.link}>
          {t('boardQueue.events.journal')}
        </Link>
      }
    >
      {isPending && <CardPending rows={newest.size} height={40} />}
      <ol className={`${layout.stack} ${styles.events}`}>
        {events.map((event) => {
          const { lines, who } = wordsOf(event);
          return (
            <li key={event.id} className={`${text.breaks} ${styles.event}`}>
              <time className={`${text.code} ${text.dimmed}`} dateTime={event.eventDate}>
                {wallTime(event.eventDate)}
              </time>
              <span>
                <Subject event={event} />
                <span className={text.clamp}>
                  <EventText lines={lines.slice(0, 1)} />
                </span>
                <span className={`${text.small} ${text.dimmed}`}>{who}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </FrameCard>
  );
});
