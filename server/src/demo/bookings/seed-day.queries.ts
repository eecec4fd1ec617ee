import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Trx } from '../../platform/db/transact.ts';

/** One JSON parameter: thousands of rows would exceed the limit of bind parameters. */
export const insertRows = async (
  trx: Trx,
  table: keyof Schema & string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
};

/** Sets the slot counters that bulk inserts bypass. */
export const countBookings = (trx: Trx) =>
  sql`
    UPDATE slot SET booked = counted.booked, booked_ordinary = counted.ordinary
    FROM (
      SELECT slot_at, count(*)::int AS booked, (count(*) FILTER (WHERE NOT has_priority))::int AS ordinary
      FROM booking WHERE status <> 'CANCELED' GROUP BY slot_at
    ) AS counted WHERE slot.start_at = counted.slot_at`.execute(trx);

export const hasBookings = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('booking').select('id').limit(1).executeTakeFirst()) !== undefined;

export const listPlateKeys = async (db: Db): Promise<Set<string>> => {
  const rows = await db.selectFrom('vehicle').select('plate_key').execute();
  return new Set(rows.map(({ plate_key }) => plate_key));
};

export const listVehiclesOf = (db: Db, accountId: string) =>
  db.selectFrom('vehicle').selectAll().where('account_id', '=', accountId).execute();

/** New bookings continue after these numbers. */
export const numberDays = (trx: Trx, timeZone: string) =>
  sql`
    INSERT INTO booking_number (day, last)
    SELECT (slot_at AT TIME ZONE ${timeZone})::date, max(right(number, 4)::int) FROM booking GROUP BY 1`.execute(
    trx,
  );

/**
 * Without statistics the planner takes tables for empty and uses nested loops: a search by phone took eight
 * seconds. Autovacuum would analyze within minutes, but a demo is looked at right away.
 */
export const measureTables = (db: Db) => sql`ANALYZE`.execute(db);
