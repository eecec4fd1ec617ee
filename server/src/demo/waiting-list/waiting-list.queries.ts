import { sql } from 'kysely';
import type { TruckRow } from '../../modules/bookings/booking/truck-columns.ts';
import type { Db } from '../../platform/db/database.ts';
import { firstOf, rowsOf } from '../../platform/db/rows-of.ts';
import type { Trx } from '../../platform/db/transact.ts';

export const hasEntries = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('waiting_list_entry').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Columns of a truck as it would book, with its account's owner as the driver. */
const columns = sql`account.id AS account_id, vehicle.id AS vehicle_id, registration_plate AS plate, vehicle.plate_key,
  vehicle.model, 'GENERAL' AS cargo_type, false AS has_priority, account.first_name, account.last_name, account.patronymic,
  account.email, account.phone, account.language, 'mobile' AS application_type`;

const mayWait = sql`approved AND vehicle.deleted_at IS NULL
  AND NOT EXISTS (SELECT FROM restriction WHERE restriction.plate_key = vehicle.plate_key AND type = 'BAN')`;

const isFree = sql`NOT EXISTS (
  SELECT FROM booking WHERE booking.plate_key = vehicle.plate_key AND status NOT IN ('CANCELED', 'LEFT_WAITING_ZONE'))`;

/** One truck without a booking of each account, except the demo driver's. */
export const listFreeTrucks = (db: Db, limit: number, exceptOf: string) => rowsOf<TruckRow>(db)`
    SELECT DISTINCT ON (vehicle.account_id) ${columns}
    FROM vehicle JOIN account ON account.id = vehicle.account_id
    WHERE ${mayWait} AND roles = '{}' AND account.id <> ${exceptOf} AND ${isFree}
    ORDER BY vehicle.account_id, vehicle.id LIMIT ${limit}`;

/** Finds a truck of the demo driver that has no coming booking. It may be in the line. */
export const findTruckWithoutPlans = (db: Db, accountId: string) => firstOf<TruckRow>(db)`
    SELECT ${columns} FROM vehicle JOIN account ON account.id = vehicle.account_id
    WHERE ${mayWait} AND account.id = ${accountId} AND NOT EXISTS (
      SELECT FROM booking WHERE booking.plate_key = vehicle.plate_key
      AND status NOT IN ('WAITING', 'GO_TO_GATE', 'CANCELED', 'LEFT_WAITING_ZONE'))
    ORDER BY vehicle.id LIMIT 1`;

type BookedTruck = TruckRow & { readonly booked_at: Temporal.Instant };

/** Finds the booked truck of the demo driver with the latest slot, for which an earlier time can be offered. */
export const findBookedTruck = (db: Db, accountId: string) => firstOf<BookedTruck>(db)`
    SELECT ${columns}, slot_at AS booked_at
    FROM vehicle JOIN account ON account.id = vehicle.account_id JOIN booking ON booking.vehicle_id = vehicle.id
    WHERE ${mayWait} AND account.id = ${accountId} AND booking.status = 'BOOKED'
    ORDER BY slot_at DESC LIMIT 1`;

type Slot = { readonly start_at: Temporal.Instant; readonly end_at: Temporal.Instant };

type Span = { readonly from: Temporal.Instant; readonly to: Temporal.Instant };

/** Slots without a free place, and those that have one. */
export const listWantedSlots = (db: Db, { from, to }: Span) => rowsOf<Slot>(db)`
    SELECT start_at, end_at FROM slot
    WHERE start_at > ${from} AND start_at < ${to} AND open AND capacity > 1 AND booked >= capacity - 1
    ORDER BY start_at`;

export const restOnePlace = async (
  trx: Trx,
  {
    id,
    start,
    now,
    until,
  }: {
    readonly id: string;
    readonly start: Temporal.Instant;
    readonly now: Temporal.Instant;
    readonly until: Temporal.Instant;
  },
): Promise<void> => {
  await sql`UPDATE slot SET booked = booked + 1, booked_ordinary = booked_ordinary + 1 WHERE start_at = ${start}`.execute(
    trx,
  );
  await trx
    .insertInto('resting_place')
    .values({ id, place_id: id, slot_at: start, priority: false, until_at: until, freed_at: now })
    .execute();
};

export const insertFreed = (
  trx: Trx,
  rows: readonly { readonly id: string; readonly at: Temporal.Instant }[],
) =>
  trx
    .insertInto('freed_place')
    .values(rows.map(({ id, at }) => ({ id, slot_at: at.add({ hours: 20 }), freed_at: at })))
    .execute();
