import { sql, type Updateable } from 'kysely';
import { activeStatuses } from '#contract/bookings/booking-status.ts';
import type { Db } from '../../../platform/db/database.ts';
import { firstOf } from '../../../platform/db/rows-of.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Trx } from '../../../platform/db/transact.ts';
import type { BookingRow } from './booking-row.ts';
import { confirmedList } from './status-sets.queries.ts';

export const findBooking = (db: Db, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();

export const findBookingByNumber = (db: Db, number: string): Promise<BookingRow | undefined> =>
  db.selectFrom('booking').selectAll().where('number', '=', number).executeTakeFirst();

export const findBookingByPass = (db: Db, token: string): Promise<BookingRow | undefined> =>
  db.selectFrom('booking').selectAll().where('pass_token', '=', token).executeTakeFirst();

export const listBookings = (db: Db, ids: readonly string[]): Promise<BookingRow[]> =>
  db.selectFrom('booking').selectAll().where('id', 'in', ids).execute();

/** Lists one account's or all active bookings of the plate: the confirmed one, if any, then holds, each by time. */
export const listActiveByPlate = (db: Db, plateKey: string, accountId?: string): Promise<BookingRow[]> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('plate_key', '=', plateKey)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .where('status', 'in', activeStatuses)
    .orderBy((eb) => eb('status', '=', 'WAITING_FOR_CONFIRMATION'))
    .orderBy('slot_at')
    .execute();

export const findRival = (
  db: Db,
  { plate_key, account_id }: Pick<BookingRow, 'plate_key' | 'account_id'>,
): Promise<{ readonly id: string } | undefined> => firstOf<{ id: string }>(db)`
    SELECT id FROM booking
    WHERE plate_key = ${plate_key} AND account_id <> ${account_id} AND status IN (${confirmedList})`;

export const findActiveOfVehicle = (db: Db, vehicleId: string): Promise<BookingRow | undefined> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('vehicle_id', '=', vehicleId)
    .where('status', 'in', activeStatuses)
    .executeTakeFirst();

export const lockBookings = (trx: Trx, ids: readonly string[]): Promise<BookingRow[]> =>
  trx
    .selectFrom('booking')
    .selectAll()
    .where('id', 'in', ids)
    .$if(ids.length > 1, (query) => query.orderBy('id'))
    .forUpdate()
    .execute();

/** Lock order: account, then plate (the same advisory lock as lockPlates). */
export const lockAccountAndPlate = (trx: Trx, accountId: string, plateKey: string) =>
  sql`
    SELECT pg_advisory_xact_lock(hashtextextended(${`plate ${plateKey}`}, 0)) FROM (
      SELECT 1 FROM account WHERE id = ${accountId} FOR NO KEY UPDATE
    ) AS locked`.execute(trx);

/** Lock order: accounts by id, then plates by key, so that concurrent groups cannot deadlock. */
export const lockAccountsAndPlates = (db: Db, accountIds: readonly string[], trucks: Trucks) =>
  [
    sql`SELECT id FROM account WHERE id = ANY (${accountIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`.compile(
      db,
    ),
    sql<{ plate_key: string }>`
      SELECT plate_key, pg_advisory_xact_lock(hashtextextended('plate ' || plate_key, 0)) FROM (
        SELECT plate_key COLLATE "C" AS plate_key FROM vehicle
        WHERE id = ANY (${trucks.vehicleIds}::uuid[]) AND deleted_at IS NULL
        UNION SELECT unnest(${trucks.plateKeys}::text[]) COLLATE "C" ORDER BY 1
      ) AS ordered`.compile(db),
  ] as const;

/** Trucks are named by id, or by plate if the vehicle may have to be added first. */
type Trucks = { readonly vehicleIds: readonly string[]; readonly plateKeys: readonly string[] };

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

/** Keeps `version`: a driver's acknowledgement must not make an operator's pending change stale. */
export const acknowledgeBooking = (
  trx: Trx,
  id: string,
  changes: Pick<Updateable<Schema['booking']>, 'acknowledged_at' | 'moved'>,
): Promise<BookingRow> =>
  trx.updateTable('booking').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const listOverdueHolds = (db: Db, now: Temporal.Instant, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('booking')
    .select('id')
    .where('hold_until', '<=', now)
    .orderBy('hold_until')
    .limit(limit)
    .execute();

export const findLastEvent = (db: Db, bookingId: string) =>
  db
    .selectFrom('booking_event')
    .select(['type', 'actor'])
    .where('booking_id', '=', bookingId)
    .orderBy('event_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const listDueBookings = (db: Db, before: Temporal.Instant, limit: number): Promise<BookingRow[]> =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('status', '=', 'BOOKED')
    .where('slot_end', '<=', before)
    .orderBy('slot_end')
    .limit(limit)
    .execute();
