import { type Insertable, sql } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Code } from '../../accounts/codes/codes.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';

export type NewBooking = Omit<
  Insertable<Schema['booking']>,
  | 'number'
  | 'slot_end'
  | 'cancellation_code'
  | 'cancellation_reason'
  | 'canceled_at'
  | 'confirmation_id'
  | 'pending_at'
  | 'pending_end'
>;

type NewParts = {
  /** Null: an operator's booking needs none. */
  readonly code: Code | null;
  readonly event: Insertable<Schema['booking_event']>;
};

const insertedCode = (code: Code) => sql`
  INSERT INTO confirmation_code (id, kind, account_id, channel, target, language, code_hash, sent_at, expires_at,
    created_at)
  SELECT ${code.id}::uuid, ${code.kind}, ${code.account_id}::uuid, ${code.channel}, ${code.target}, ${code.language},
    ${code.code_hash}, ${code.sent_at}::timestamptz, ${code.expires_at}::timestamptz, ${code.created_at}::timestamptz
  FROM taken`;

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
  const { rows } = await sql<BookingRow>`
    WITH taken AS (
      UPDATE slot SET booked = booked + 1, booked_ordinary = booked_ordinary + ${ordinary}::integer
      WHERE start_at = ${booking.slot_at} AND open AND booked < capacity
        AND (${booking.has_priority}::boolean OR booked_ordinary < capacity - reserve)
      RETURNING start_at, end_at, day
    ), numbered AS (
      INSERT INTO booking_number AS kept (day, last) SELECT day, 1 FROM taken
      ON CONFLICT (day) DO UPDATE SET last = kept.last + 1
      RETURNING to_char(day, 'YYMMDD') || '-' || lpad(last::text, greatest(4, length(last::text)), '0') AS number
    ), recorded AS (
      INSERT INTO booking_event (id, booking_id, slot_at, type, actor, actor_id, event_at, after)
      SELECT ${event.id}::uuid, ${event.booking_id}::uuid, taken.start_at, ${event.type}, ${event.actor},
        ${event.actor_id}::uuid, ${event.event_at}::timestamptz, ${event.after}::jsonb
      FROM taken
    )${code ? sql`, coded AS (${insertedCode(code)})` : sql``}
    INSERT INTO booking (
      id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, cargo_type, has_priority,
      first_name, last_name, patronymic, email, phone, language, application_type, unlimited_edits, confirmation_id,
      hold_until, confirmed_at, created_at
    )
    SELECT ${booking.id}::uuid, numbered.number, ${booking.status}, taken.start_at, taken.end_at,
      ${booking.account_id}::uuid, ${booking.vehicle_id}::uuid, ${booking.plate}, ${booking.plate_key},
      ${booking.model}, ${booking.cargo_type}, ${booking.has_priority}::boolean, ${booking.first_name},
      ${booking.last_name}, ${booking.patronymic}, ${booking.email}, ${booking.phone}, ${booking.language},
      ${booking.application_type}, ${booking.unlimited_edits ?? false}::boolean, ${code?.id ?? null}::uuid,
      ${booking.hold_until}::timestamptz, ${booking.confirmed_at}::timestamptz, ${booking.created_at}::timestamptz
    FROM taken, numbered
    RETURNING *`.execute(trx);
  return rows[0];
};
