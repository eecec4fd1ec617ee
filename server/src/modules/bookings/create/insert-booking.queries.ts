import { type Insertable, sql } from 'kysely';
import { columnsOf } from '../../../platform/db/columns-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import { confirmationCodeTable } from '../../accounts/account/accounts.tables.ts';
import type { Code } from '../../accounts/codes/codes.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { bookingEventTable, bookingTable } from '../booking/bookings.tables.ts';

/** Number and end of the slot are found when it is inserted. */
export type NewBooking = Omit<Insertable<Schema['booking']>, 'number' | 'slot_end'>;

type NewParts = {
  /** Null: an operator's booking needs none. */
  readonly code: Code | null;
  readonly event: Insertable<Schema['booking_event']>;
};

/**
 * Takes the place, then the day's next number, and writes the booking with its code and its first event: one
 * statement, so that nobody waits for a round trip while holding the slot. Undefined when there is no place of the
 * kind.
 */
export const insertBooking = async (
  trx: Trx,
  booking: NewBooking,
  { code, event }: NewParts,
): Promise<BookingRow | undefined> => {
  const ordinary = booking.has_priority ? 0 : 1;
  const { slot_at, ...row } = booking;
  const written = columnsOf(bookingTable, row);
  const recorded = columnsOf(bookingEventTable, event);
  const coded = code && columnsOf(confirmationCodeTable, code);
  const { rows } = await sql<BookingRow>`
    WITH taken AS (
      UPDATE slot SET booked = booked + 1, booked_ordinary = booked_ordinary + ${ordinary}::integer
      WHERE start_at = ${slot_at} AND open AND booked < capacity
        AND (${booking.has_priority}::boolean OR booked_ordinary < capacity - reserve)
      RETURNING start_at, end_at, day
    ), numbered AS (
      INSERT INTO booking_number AS kept (day, last) SELECT day, 1 FROM taken
      ON CONFLICT (day) DO UPDATE SET last = kept.last + 1
      RETURNING to_char(day, 'YYMMDD') || '-' || lpad(last::text, greatest(4, length(last::text)), '0') AS number
    ), recorded AS (
      INSERT INTO booking_event (${recorded.names}) SELECT ${recorded.values} FROM taken
    )${
      coded
        ? sql`, coded AS (INSERT INTO confirmation_code (${coded.names}) SELECT ${coded.values} FROM taken)`
        : sql``
    }
    INSERT INTO booking (number, slot_at, slot_end, ${written.names})
    SELECT numbered.number, taken.start_at, taken.end_at, ${written.values} FROM taken, numbered
    RETURNING *`.execute(trx);
  return rows[0];
};
