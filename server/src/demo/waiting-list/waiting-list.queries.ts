import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';

export const hasEntries = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('waiting_list_entry').select('id').limit(1).executeTakeFirst()) !== undefined;

export type DemoTruck = {
  readonly id: string;
  readonly account_id: string;
  readonly registration_plate: string;
  readonly plate_key: string;
  readonly model: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly patronymic: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: 'RU' | 'EN' | 'CN';
};

/** Approved, neither booked nor banned; of each account one, or of one account alone. */
export const listFreeTrucks = async (db: Db, limit: number, accountId?: string): Promise<DemoTruck[]> => {
  const { rows } = await sql<DemoTruck>`
    SELECT DISTINCT ON (account_id) vehicle.id, account_id, registration_plate, plate_key, model, first_name, last_name,
      patronymic, phone, email, language
    FROM vehicle JOIN account ON account.id = account_id
    WHERE approved AND vehicle.deleted_at IS NULL AND roles = '{}'
      AND (${accountId ?? null}::uuid IS NULL OR account_id = ${accountId ?? null})
      AND NOT EXISTS (SELECT FROM booking WHERE booking.plate_key = vehicle.plate_key
        AND status NOT IN ('CANCELED', 'LEFT_WAITING_ZONE'))
      AND NOT EXISTS (SELECT FROM restriction WHERE restriction.plate_key = vehicle.plate_key AND type = 'BAN')
    ORDER BY account_id, vehicle.id LIMIT ${limit}`.execute(db);
  return rows;
};

type Slot = { readonly start_at: Temporal.Instant; readonly end_at: Temporal.Instant };

/** The fullest of the coming days, in working hours. */
export const listFullestSlots = async (db: Db, from: Temporal.Instant, timeZone: string): Promise<Slot[]> => {
  const { rows } = await sql<Slot>`
    SELECT start_at, end_at FROM slot
    WHERE start_at > ${from} AND open AND booked < capacity
      AND extract(hour FROM start_at AT TIME ZONE ${timeZone}) BETWEEN 8 AND 19
    ORDER BY booked::real / greatest(capacity, 1) DESC, start_at LIMIT 6`.execute(db);
  return rows;
};

/** As if somebody had just given it back. */
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

export const insertFreed = async (
  trx: Trx,
  rows: readonly { readonly id: string; readonly at: Temporal.Instant }[],
): Promise<void> => {
  await trx
    .insertInto('freed_place')
    .values(rows.map(({ id, at }) => ({ id, slot_at: at.add({ hours: 20 }), freed_at: at })))
    .execute();
};
