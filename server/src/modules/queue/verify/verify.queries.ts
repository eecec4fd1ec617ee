import type { QueueActType } from '#kernel/log/queue-log-entry.ts';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

const batch = 2000;

export const listEntriesAfter = (db: Db, seq: number) =>
  db
    .selectFrom('queue_log')
    .leftJoin('booking', 'booking.id', 'queue_log.booking_id')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .select([
      'queue_log.seq',
      'queue_log.at',
      'queue_log.type',
      'queue_log.body',
      'queue_log.hash',
      'queue_log.plate',
      'queue_log.salt',
      'queue_log.first_call',
      'queue_log.waiting',
      'booking.number',
      'account.deleted_at as owner_deleted_at',
    ])
    .where('queue_log.seq', '>', seq)
    .orderBy('queue_log.seq')
    .limit(batch)
    .execute();

export type EntryRow = Awaited<ReturnType<typeof listEntriesAfter>>[number];

/** When the log began. Trucks that came earlier have no arrival in it. */
export const findBeginning = async (db: Db): Promise<Temporal.Instant | undefined> => {
  const first = await db.selectFrom('queue_log').select('at').orderBy('seq').limit(1).executeTakeFirst();
  return first?.at;
};

export const wasLineEmptyBefore = async (db: Db, beginning: Temporal.Instant): Promise<boolean> => {
  const rows = await rowsOf<{ found: boolean }>(db)`
    SELECT EXISTS (
      SELECT 1 FROM queue_place JOIN booking ON booking.id = queue_place.booking_id
      WHERE booking.arrived_at < ${beginning} AND NOT EXISTS (
        SELECT 1 FROM queue_log WHERE queue_log.booking_id = booking.id AND queue_log.type = 'ARRIVAL'
      )
    ) AS found`;
  return rows[0]?.found !== true;
};

export const listLoggedBookings = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('booking')
    .leftJoin('queue_place', 'queue_place.booking_id', 'booking.id')
    .select([
      'booking.number',
      'booking.status',
      'booking.arrived_at',
      'booking.called_at',
      'booking.recalled_at',
      'booking.left_at',
      'booking.canceled_at',
      'booking.has_priority',
      'booking.plate_key',
      'queue_place.queue_slot',
      'queue_place.late',
    ])
    .where('booking.number', 'in', numbers)
    .execute();

export type LoggedBooking = Awaited<ReturnType<typeof listLoggedBookings>>[number];

export const listUnlogged = (db: Db, since: Temporal.Instant) =>
  db
    .selectFrom('booking')
    .select('number')
    .where('arrived_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('queue_log').select('seq').whereRef('queue_log.booking_id', '=', 'booking.id'))),
    )
    .orderBy('number')
    .execute();

export const listLineEvents = (db: Db, numbers: readonly string[]) => rowsOf<{
  number: string;
  act: QueueActType;
  event_at: Temporal.Instant;
}>(db)`
    SELECT number, act, event_at FROM (
      SELECT booking.number, event.event_at, event.id, CASE
        WHEN event.type = 'RECALLED' THEN 'RECALL'
        WHEN event.type = 'CANCEL_UNDONE' THEN
          CASE WHEN event.after ->> 'status' IN ('WAITING', 'GO_TO_GATE') THEN 'CANCEL_UNDONE' END
        WHEN event.after ->> 'status' = 'GO_TO_GATE' THEN 'CALL'
        WHEN event.after ->> 'status' = 'LEFT_WAITING_ZONE' THEN 'LEFT'
        WHEN event.after ->> 'status' = 'WAITING' AND event.before ->> 'status' = 'GO_TO_GATE' THEN 'RETURN'
        WHEN event.after ->> 'status' = 'WAITING' THEN 'ARRIVAL'
        WHEN event.before ->> 'status' NOT IN ('WAITING', 'GO_TO_GATE') THEN NULL
        WHEN event.after ->> 'status' = 'CANCELED' THEN 'CANCEL'
        WHEN event.after ->> 'status' = 'BOOKED' THEN 'ARRIVAL_UNDONE'
      END AS act
      FROM booking_event AS event JOIN booking ON booking.id = event.booking_id
      WHERE booking.number = ANY(${numbers}::text[]) AND event.before IS NOT NULL
    ) AS told WHERE act IS NOT NULL ORDER BY number, event_at, id`;

export type LineEvent = Awaited<ReturnType<typeof listLineEvents>>[number];
