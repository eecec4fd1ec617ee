import { Link } from '@tanstack/react-router';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { useMay } from '../../domain/account/may.tsx';
import { longDay, wallDay } from '../../domain/checkpoint/checkpoint-words.ts';
import { EventText } from '../../domain/journal/event-text.tsx';
import type { useEventWords } from '../../domain/journal/use-event-words.ts';
import { Plate } from '../../domain/plate/plate.tsx';
import layout from '../../ui/layout/layout.module.css';
import { rowLink, secondLine, tableRow } from '../../ui/table/data-table.tsx';
import text from '../../ui/text/text.module.css';
import { targetOf } from './event-target.ts';
import styles from './journal.module.css';

const WhatCell = ({ event, words, rowKey }: Omit<EventRowProps, 'isFresh'>) => {
  const target = targetOf(event, useMay('admin'));
  const lines = <EventText lines={words.lines} />;
  return (
    <td className={styles.whatCell}>
      <div className={`${layout.row} ${styles.what}`} data-tone={words.tone}>
        {target ? (
          <Link
            to={target.to}
            search={target.search ?? {}}
            className={`${rowLink} ${text.breaks}`}
            {...rowKey}
          >
            {lines}
          </Link>
        ) : (
          <span className={text.breaks}>{lines}</span>
        )}
      </div>
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
        <Link to="/users/$id" params={{ id: userId }} className={isAboutThings ? secondLine : undefined}>
          {userName}
        </Link>
      )}
    </td>
  );
};

type EventRowProps = {
  readonly event: JournalEvent;
  readonly words: ReturnType<ReturnType<typeof useEventWords>>;
  /** Arrived while the page was open. */
  readonly isFresh: boolean;
  /** From `useRowKeys().row`. */
  readonly rowKey: object;
};

export const EventRow = ({ event, words, isFresh, rowKey }: EventRowProps) => (
  <tr className={`${tableRow} ${styles.row}`} data-fresh={isFresh}>
    <td className={`${text.figures} ${styles.when}`}>
      <time dateTime={event.eventDate}>
        {event.eventDate.slice(11, 19)}
        <span className={secondLine}>{longDay(wallDay(event.eventDate))}</span>
      </time>
    </td>
    <WhatCell event={event} words={words} rowKey={rowKey} />
    <AboutCell event={event} />
    <td>{words.who}</td>
  </tr>
);
