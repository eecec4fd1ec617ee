import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { BookingRow } from '../../bookings/booking/booking-row.ts';
import { activeList, confirmedList } from '../../bookings/booking/status-sets.queries.ts';

export type Candidate = BookingRow & { readonly known_phone: string | null };

const phoneOf = sql<string | null>`
  coalesce(booking.phone, CASE WHEN account.phone_verified THEN account.phone END)`;

const candidates = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .selectAll('booking')
    .select(phoneOf.as('known_phone'));

export const listByNumber = (db: Db, number: string): Promise<Candidate[]> =>
  candidates(db).where('booking.number', '=', number).execute();

/**
 * Bookings of a plate worth telling the driver about: confirmed, then holds, then those that ended recently
 * or have a slot in the range, last ended first.
 */
export const listByPlate = (
  db: Db,
  plateKey: string,
  { from, to }: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Promise<Candidate[]> =>
  candidates(db)
    .where('booking.plate_key', '=', plateKey)
    .where(
      sql<boolean>`(booking.status IN (${activeList})
        OR booking.slot_at BETWEEN ${from} AND ${to}
        OR booking.left_at >= ${from} OR booking.canceled_at >= ${from})`,
    )
    .orderBy(sql`booking.status IN (${confirmedList})`, 'desc')
    .orderBy(sql`booking.status IN (${activeList})`, 'desc')
    .orderBy(sql`coalesce(booking.left_at, booking.canceled_at)`, 'desc')
    .orderBy('booking.slot_at')
    .execute();
