import type { BookingStatus } from '#contract/bookings/booking-status.ts';
import type { QueueActType } from '#kernel/log/queue-log-entry.ts';
import type { LoggedTruck } from '#kernel/log/queue-log-replay.ts';
import type { Db } from '../../../platform/db/database.ts';
import { plateDigest } from '../../bookings/line/log-hashes.ts';
import { micros } from './check-row.ts';
import type { Report } from './findings.ts';
import {
  type LineEvent,
  type LoggedBooking,
  listLineEvents,
  listLoggedBookings,
  listUnlogged,
} from './verify.queries.ts';

export type LastKnown = {
  readonly truck: LoggedTruck;
  readonly seq: number;
  readonly salt: string | null;
  readonly plateDigest: string;
  /** The acts in their order, each of which must have an event in the booking's history. */
  readonly acts: readonly LoggedAct[];
};

export type LoggedAct = { readonly seq: number; readonly type: QueueActType; readonly at: number };

/** An act and its event may be at most this far apart: they are written in one transaction, which times out sooner. */
const longestApartMicros = 60_000_000;

/** The first act that contradicts the booking's history; if the history has more events, the last act. */
const strangeAct = (acts: readonly LoggedAct[], events: readonly LineEvent[]): LoggedAct | undefined => {
  const strange = acts.find(({ type, at }, place) => {
    const event = events[place];
    return event?.act !== type || Math.abs(micros(event.event_at) - at) > longestApartMicros;
  });
  return strange ?? (events.length > acts.length ? acts.at(-1) : undefined);
};

const statusesOf: Readonly<Record<LoggedTruck['state'], readonly BookingStatus[]>> = {
  WAITING: ['WAITING'],
  CALLED: ['GO_TO_GATE'],
  LEFT: ['LEFT_WAITING_ZONE'],
  CANCELED: ['CANCELED'],
  AWAY: ['BOOKED', 'WAITING_FOR_CHANGES_CONFIRMATION', 'CANCELED'],
  UNKNOWN: ['WAITING', 'GO_TO_GATE'],
};

const isAt = (at: Temporal.Instant | null, time: number | null) => (at && micros(at)) === time;

const wrongTimes = (booking: LoggedBooking, { truck }: LastKnown, began: Temporal.Instant) => {
  const { state, arrivedAt, calledAt, recalledAt, endedAt } = truck;
  // The log does not have the times of trucks that came before it began.
  const isOlder = booking.arrived_at !== null && Temporal.Instant.compare(booking.arrived_at, began) < 0;
  const arrived = state === 'AWAY' ? null : arrivedAt;
  return {
    arrived_at: !isAt(booking.arrived_at, arrived) && !(arrivedAt === null && isOlder),
    called_at: !isAt(booking.called_at, calledAt) && !(calledAt === null && isOlder),
    recalled_at: !isAt(booking.recalled_at, recalledAt) && !(recalledAt === null && isOlder),
    left_at: state === 'LEFT' && !isAt(booking.left_at, endedAt),
    canceled_at: state === 'CANCELED' && !isAt(booking.canceled_at, endedAt),
  };
};

const wrongPlace = (booking: LoggedBooking, { truck, salt, plateDigest: digest }: LastKnown) => {
  if (truck.state !== 'WAITING' && truck.state !== 'CALLED') return {};
  return {
    queue_slot: !isAt(booking.queue_slot, truck.queueSlot),
    late: booking.late !== truck.late,
    has_priority: booking.has_priority !== truck.hasPriority,
    plate: salt !== null && plateDigest(salt, booking.plate_key) !== digest,
  };
};

const wrongFields = (booking: LoggedBooking, known: LastKnown, began: Temporal.Instant): string[] => {
  const wrong = {
    status: !statusesOf[known.truck.state].includes(booking.status),
    ...wrongTimes(booking, known, began),
    ...wrongPlace(booking, known),
  };
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
};

const batch = 1000;

export const compareBookings = async (
  db: Db,
  known: ReadonlyMap<string, LastKnown>,
  began: Temporal.Instant,
  report: Report,
): Promise<void> => {
  const numbers = [...known.keys()];
  for (let from = 0; from < numbers.length; from += batch) {
    const some = numbers.slice(from, from + batch);
    const events = Map.groupBy(await listLineEvents(db, some), ({ number }) => number);
    for (const booking of await listLoggedBookings(db, some)) {
      const last = known.get(booking.number);
      if (!last) continue;
      for (const field of wrongFields(booking, last, began))
        report({ fault: 'BOOKING', seq: last.seq, about: `${booking.number} ${field}` });
      const strange = strangeAct(last.acts, events.get(booking.number) ?? []);
      if (strange) report({ fault: 'EVENT', seq: strange.seq, about: `${booking.number} ${strange.type}` });
    }
  }
  for (const { number } of await listUnlogged(db, began)) report({ fault: 'UNKNOWN', about: number });
};
