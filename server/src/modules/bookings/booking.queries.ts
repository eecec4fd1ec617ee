import { type Insertable, sql, type Updateable } from 'kysely';
import { activeStatuses } from '#contract/bookings.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';
import type { Schema } from '../../platform/schema/schema.ts';
import type { BookingRow } from './booking-row.ts';

export const findBooking = (db: Db, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();

export const findBookingByNumber = (db: Db, number: string): Promise<BookingRow | undefined> =>
  db.selectFrom('booking').selectAll().where('number', '=', number).executeTakeFirst();

export const findActiveByPlate = (db: Db, plateKey: string): Promise<BookingRow | undefined> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('plate_key', '=', plateKey)
    .where('status', 'in', activeStatuses)
    .executeTakeFirst();

export const lockBooking = (trx: Trx, id: string): Promise<BookingRow | undefined> =>
  trx.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** First the account, then the plate (as lockPlates does): two requests for either wait for each other here. */
export const lockAccountAndPlate = async (trx: Trx, accountId: string, plateKey: string): Promise<void> => {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`plate ${plateKey}`}, 0)) FROM (
      SELECT 1 FROM account WHERE id = ${accountId} FOR NO KEY UPDATE
    ) AS locked`.execute(trx);
};

type NewBooking = Omit<
  Insertable<Schema['booking']>,
  | 'number'
  | 'slot_at'
  | 'slot_end'
  | 'cancellation_code'
  | 'cancellation_reason'
  | 'canceled_at'
  | 'pending_at'
  | 'pending_end'
>;

/**
 * Takes the place, then the day's next number, and writes the booking: one statement, so that nobody waits for a
 * round trip while holding the slot. Undefined when there is no place of the kind.
 */
export const insertBooking = async (
  trx: Trx,
  start: Temporal.Instant,
  booking: NewBooking,
): Promise<BookingRow | undefined> => {
  const ordinary = booking.has_priority ? 0 : 1;
  const { rows } = await sql<BookingRow>`
    WITH taken AS (
      UPDATE slot SET booked = booked + 1, booked_ordinary = booked_ordinary + ${ordinary}::integer
      WHERE start_at = ${start} AND open AND booked < capacity
        AND (${booking.has_priority}::boolean OR booked_ordinary < capacity - reserve)
      RETURNING start_at, end_at, day
    ), numbered AS (
      INSERT INTO booking_number AS kept (day, last) SELECT day, 1 FROM taken
      ON CONFLICT (day) DO UPDATE SET last = kept.last + 1
      RETURNING to_char(day, 'YYMMDD') || '-' || lpad(last::text, greatest(4, length(last::text)), '0') AS number
    ), marked AS (
      UPDATE vehicle SET last_booked_at = greatest(last_booked_at, taken.start_at)
      FROM taken WHERE vehicle.id = ${booking.vehicle_id}
    )
    INSERT INTO booking (
      id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, cargo_type, has_priority,
      first_name, last_name, patronymic, email, phone, language, application_type, unlimited_edits,
      hold_until, confirmed_at, created_at
    )
    SELECT ${booking.id}, numbered.number, ${booking.status}, taken.start_at, taken.end_at, ${booking.account_id},
      ${booking.vehicle_id}, ${booking.plate}, ${booking.plate_key}, ${booking.model}, ${booking.cargo_type},
      ${booking.has_priority}, ${booking.first_name}, ${booking.last_name}, ${booking.patronymic}, ${booking.email},
      ${booking.phone}, ${booking.language}, ${booking.application_type}, ${booking.unlimited_edits ?? false},
      ${booking.hold_until}::timestamptz, ${booking.confirmed_at}::timestamptz, ${booking.created_at}::timestamptz
    FROM taken, numbered
    RETURNING *`.execute(trx);
  return rows[0];
};

export const updateBooking = (
  trx: Trx,
  id: string,
  changes: Updateable<Schema['booking']>,
): Promise<BookingRow> =>
  trx
    .updateTable('booking')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const listOverdueHolds = async (db: Db, now: Temporal.Instant, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('booking')
    .select('id')
    .where('hold_until', '<=', now)
    .orderBy('hold_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** Booked ones whose slot ended before a moment, earliest first. */
export const listDueBookings = (db: Db, before: Temporal.Instant, limit: number): Promise<BookingRow[]> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('status', '=', 'BOOKED')
    .where('slot_end', '<=', before)
    .orderBy('slot_end')
    .limit(limit)
    .execute();

type ExpiredHolds = { readonly count: number; readonly last: Temporal.Instant | null };

export const countExpiredHolds = async (
  db: Db,
  accountId: string,
  since: Temporal.Instant,
): Promise<ExpiredHolds> => {
  const row = await db
    .selectFrom('booking')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('canceled_at').as('last')])
    .where('account_id', '=', accountId)
    .where('cancellation_code', '=', 'EXPIRED')
    .where('canceled_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: row.count, last: row.last };
};
