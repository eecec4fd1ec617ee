import { type Insertable, sql } from 'kysely';
import type { Trx } from '../../../platform/db/transact.ts';
import type { Schema } from '../../../platform/schema/schema.ts';
import type { Code } from '../../accounts/codes/codes.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';

/** The columns that a new booking brings; number and times come from the slot, the rest from the table. */
const columns = {
  id: 'uuid',
  status: 'text',
  account_id: 'uuid',
  vehicle_id: 'uuid',
  plate: 'text',
  plate_key: 'text',
  model: 'text',
  cargo_type: 'text',
  has_priority: 'boolean',
  first_name: 'text',
  last_name: 'text',
  patronymic: 'text',
  email: 'text',
  phone: 'text',
  language: 'text',
  application_type: 'text',
  unlimited_edits: 'boolean',
  confirmation_id: 'uuid',
  hold_until: 'timestamptz',
  confirmed_at: 'timestamptz',
  created_at: 'timestamptz',
} as const satisfies Partial<Record<keyof Schema['booking'], string>>;

type Column = keyof typeof columns;
export type NewBooking = Pick<BookingRow, Column | 'slot_at'>;

const names = Object.keys(columns) as Column[];

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
    INSERT INTO booking (number, slot_at, slot_end, ${sql.join(names.map((name) => sql.ref(name)))})
    SELECT numbered.number, taken.start_at, taken.end_at,
      ${sql.join(names.map((name) => sql`${booking[name]}::${sql.raw(columns[name])}`))}
    FROM taken, numbered
    RETURNING *`.execute(trx);
  return rows[0];
};
