import { type Insertable, sql } from 'kysely';
import { inOneTrip } from '../../../platform/db/one-trip.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { recordsOf } from '../../../platform/db/statements/records-of.ts';
import { storedColumns } from '../../../platform/db/table.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { accountsTables } from '../../accounts/account/accounts.tables.ts';
import type { Code } from '../../accounts/codes/codes.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { bookingsTables } from '../booking/bookings.tables.ts';
import { truckColumnNames } from '../booking/truck-columns.ts';

const bookingColumns = [
  'id',
  'status',
  'slot_at',
  ...truckColumnNames,
  'unlimited_edits',
  'confirmation_id',
  'hold_until',
  'offer_id',
  'confirmed_at',
  'created_at',
] as const satisfies (keyof BookingRow)[];

const eventColumns = [
  'id',
  'booking_id',
  'slot_at',
  'type',
  'actor',
  'actor_id',
  'event_at',
  'after',
] as const satisfies (keyof Schema['booking_event'])[];

const codeColumns = storedColumns(accountsTables.confirmation_code);

/** The columns given to the INSERT, which sets number and slot end itself. */
export type NewBooking = Pick<BookingRow, (typeof bookingColumns)[number]>;

export type NewParts = {
  readonly booking: NewBooking;
  /** Null: a booking by an operator needs no code. */
  readonly code: Code | null;
  readonly event: Pick<Insertable<Schema['booking_event']>, (typeof eventColumns)[number]>;
};

/** Locks slots in the order of time. A statement of its own, so that the INSERT's snapshot sees current counts. */
const lockSlots = (trx: Trx, parts: readonly NewParts[]) => {
  const starts = parts.map(({ booking }) => booking.slot_at.toString());
  return sql`
    SELECT FROM slot WHERE start_at = ANY (${starts}::timestamptz[]) ORDER BY start_at FOR UPDATE`.compile(
    trx,
  );
};

/**
 * Takes places and day numbers and inserts bookings, codes and first events in one round trip, to hold the slot
 * locks briefly. Earlier items of the list get places first; the result lacks bookings without a place.
 */
export const insertBookings = async (trx: Trx, parts: readonly NewParts[]): Promise<BookingRow[]> => {
  const bookings = recordsOf(
    bookingsTables.booking,
    bookingColumns,
    parts.map(({ booking }) => booking),
  );
  const codes = recordsOf(
    accountsTables.confirmation_code,
    codeColumns,
    parts.flatMap(({ code }) => code ?? []),
  );
  const events = recordsOf(
    bookingsTables.booking_event,
    eventColumns,
    parts.map(({ event }) => event),
  );
  const sell = sql<BookingRow>`
    WITH request AS (
      SELECT *, row_number() OVER () AS place FROM ${bookings.from('booking')}
    ), open_slot AS MATERIALIZED (
      SELECT start_at, end_at, day, capacity - booked AS free, capacity - reserve - booked_ordinary AS free_ordinary
      FROM slot WHERE start_at IN (SELECT slot_at FROM request) AND open
    ), fitting AS (
      SELECT request.*, open_slot.end_at, open_slot.day, open_slot.free, open_slot.free_ordinary,
        row_number() OVER (PARTITION BY slot_at, has_priority ORDER BY place) AS nth_of_kind
      FROM request JOIN open_slot ON open_slot.start_at = request.slot_at
    ), placed AS (
      SELECT *, row_number() OVER (PARTITION BY slot_at ORDER BY place) AS nth
      FROM fitting WHERE has_priority OR nth_of_kind <= free_ordinary
    ), taken AS MATERIALIZED (
      SELECT *, row_number() OVER (PARTITION BY day ORDER BY place) AS nth_of_day, count(*) OVER (PARTITION BY day) AS of_day
      FROM placed WHERE nth <= free
    ), sold AS (
      UPDATE slot SET booked = booked + sales.count, booked_ordinary = booked_ordinary + sales.ordinary
      FROM (
        SELECT slot_at, count(*)::int AS count, (count(*) FILTER (WHERE NOT has_priority))::int AS ordinary
        FROM taken GROUP BY slot_at
      ) AS sales WHERE slot.start_at = sales.slot_at
    ), numbered AS (
      INSERT INTO booking_number AS kept (day, last) SELECT DISTINCT day, of_day FROM taken ORDER BY day
      ON CONFLICT (day) DO UPDATE SET last = kept.last + excluded.last
      RETURNING day, last
    ), coded AS (
      INSERT INTO confirmation_code (${codes.names}) SELECT ${codes.valuesOf('code')}
      FROM ${codes.from('code')} JOIN taken ON taken.confirmation_id = code.id
    ), recorded AS (
      INSERT INTO booking_event (${events.names}) SELECT ${events.valuesOf('event')}
      FROM ${events.from('event')} JOIN taken ON taken.id = event.booking_id
    )
    INSERT INTO booking (number, slot_end, ${bookings.names})
    SELECT to_char(taken.day, 'YYMMDD') || '-' || lpad(digits, greatest(4, length(digits)), '0'), taken.end_at,
      ${bookings.valuesOf('taken')}
    FROM taken JOIN numbered USING (day), LATERAL (SELECT (numbered.last - of_day + nth_of_day)::text) AS own (digits)
    RETURNING *`.compile(trx);
  const [, rows] = await inOneTrip(trx, lockSlots(trx, parts), sell);
  return [...rows];
};
