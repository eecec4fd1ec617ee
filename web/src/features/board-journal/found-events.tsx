import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { useMay } from '../../domain/account/may.tsx';
import { longDay, wallDay } from '../../domain/checkpoint/checkpoint-words.ts';
import { Timeline } from '../../domain/journal/event-list.tsx';
import { EventText } from '../../domain/journal/event-text.tsx';
import { eventsQuery } from '../../domain/journal/events.ts';
import { useEventWords } from '../../domain/journal/use-event-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import { TextButton } from '../../ui/button/text-button.tsx';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import table from '../../ui/table/data-table.module.css';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FoundPage } from '../../ui/table/found-page.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import text from '../../ui/text/text.module.css';
import { targetOf } from './event-target.ts';
import styles from './journal.module.css';
import { type FoundList, type JournalSearch, toAddress } from './journal-search.ts';

const mostRows = 500;

const ActRows = ({ event }: { readonly event: JournalEvent }) => {
  const [closureId, closureActId] = [String(event.to?.closureId), String(event.to?.closureActId)];
  const { data } = useQuery(eventsQuery({ closureId, closureActId }, { page: 0, size: mostRows }));
  return data ? <Timeline events={data.content} withPlates /> : <SkeletonRows rows={3} />;
};

/** One entry stands for all bookings that an act moved. They unfold below it. */
const MovedByAct = ({ event }: { readonly event: JournalEvent }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const count = Number(event.to?.moved ?? 0);
  if (typeof event.to?.closureActId !== 'string' || count === 0) return null;
  return (
    <div className={styles.moved}>
      <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('journal.page.moved', { count })}
      </TextButton>
      {isOpen && <ActRows event={event} />}
    </div>
  );
};

const WhatCell = ({ event, words, rowKey }: Omit<EventRowProps, 'isFresh'>) => {
  const target = targetOf(event, useMay('admin'));
  const lines = <EventText lines={words.lines} />;
  return (
    <td className={styles.whatCell}>
      <div className={`${layout.line} ${styles.what}`} data-tone={words.tone}>
        {target ? (
          <Link
            to={target.to}
            search={target.search ?? {}}
            className={`${table.link} ${text.breaks}`}
            {...rowKey}
          >
            {lines}
          </Link>
        ) : (
          <span className={text.breaks}>{lines}</span>
        )}
      </div>
      <MovedByAct event={event} />
    </td>
  );
};

const AboutCell = ({ event }: { readonly event: JournalEvent }) => {
  const { bookingId, formattedBookingNumber, vehicleId, vehicleRegistrationPlate, userId, userName } = event;
  const isAboutThings = bookingId !== null || vehicleId !== null;
  return (
    <td className={styles.about}>
      <div className={`${layout.row} ${text.figures}`}>
        {vehicleId && vehicleRegistrationPlate && (
          <Link to="/vehicles/$id" params={{ id: vehicleId }}>
            <Plate text={vehicleRegistrationPlate} size="sm" />
          </Link>
        )}
        {bookingId && formattedBookingNumber && (
          <Link to="/bookings/$id" params={{ id: bookingId }}>
            {formattedBookingNumber}
          </Link>
        )}
      </div>
      {userId && userName && (
        <Link to="/users/$id" params={{ id: userId }} className={isAboutThings ? text.second : undefined}>
          {userName}
        </Link>
      )}
    </td>
  );
};

type EventRowProps = {
  readonly event: JournalEvent;
  readonly words: ReturnType<ReturnType<typeof useEventWords>>;
  /** The event came while the page was open. */
  readonly isFresh: boolean;
  /** Comes from `useRowKeys().row`. */
  readonly rowKey: object;
};

const EventRow = ({ event, words, isFresh, rowKey }: EventRowProps) => (
  <tr className={`${table.row} ${styles.row}`} data-fresh={isFresh}>
    <td className={`${text.figures} ${styles.when}`}>
      <time dateTime={event.eventDate}>
        {event.eventDate.slice(11, 19)}
        <span className={text.second}>{longDay(wallDay(event.eventDate))}</span>
      </time>
    </td>
    <WhatCell event={event} words={words} rowKey={rowKey} />
    <AboutCell event={event} />
    <td>{words.who}</td>
  </tr>
);

/** Events newer than the newest one when the list was opened. Ids ascend with time. */
const useFreshEvents = (list: string, events: readonly JournalEvent[]) => {
  const seen = useRef<{ readonly list: string; readonly newest: string }>(null);
  const known = seen.current?.list === list ? seen.current.newest : undefined;
  const newest = events[0]?.id;
  useEffect(() => {
    if (newest !== undefined && seen.current?.list !== list) seen.current = { list, newest };
  }, [list, newest]);
  return (id: string) => known !== undefined && id > known;
};

type RowsProps = { readonly search: JournalSearch; readonly events: readonly JournalEvent[] };

const Rows = ({ search, events }: RowsProps) => {
  const { t } = useTranslation();
  const wordsOf = useEventWords();
  const keys = useRowKeys(events.map(({ id }) => id));
  const isFresh = useFreshEvents(JSON.stringify(toAddress(search)), events);
  const columns = (['when', 'what', 'about', 'who'] as const).map((key) => ({
    key,
    label: t(`journal.page.columns.${key}`),
  }));
  return (
    <DataTable label={t('journal.page.title')} columns={columns} rowKeys={keys.list} hasCards>
      {events.map((event) => (
        <EventRow
          key={event.id}
          event={event}
          words={wordsOf(event)}
          isFresh={isFresh(event.id)}
          rowKey={keys.row(event.id)}
        />
      ))}
    </DataTable>
  );
};

type FoundEventsProps = {
  readonly search: JournalSearch;
  readonly list: FoundList;
  readonly onChange: (changes: Partial<JournalSearch>) => void;
};

export const FoundEvents = ({ search, list, onChange }: FoundEventsProps) => {
  const { t } = useTranslation();
  return (
    <FoundPage
      className={card.frame}
      list={list}
      place={{ page: search.page, size: search.size }}
      onPlace={onChange}
      empty={<EmptyState title={t('journal.page.empty')} text={t('journal.page.emptyHint')} />}
    >
      {(events) => <Rows search={search} events={events} />}
    </FoundPage>
  );
};
