import { sql } from 'kysely';
import type { App } from '../../server/src/app.ts';

/** A driver’s number is the 12 digits at the end of all of his ids, his plate and his address. */
export type Driver = { readonly number: string; readonly vehicleId: string; readonly authorization: string };

export const digits = 12;
const numberOf = (index: number) => String(index).padStart(digits, '0');
const idOf = (kind: 'a' | 'b' | 'c', number: string) => `${kind}0000000-0000-7000-8000-${number}`;

const sessionDays = 30;
/** Drivers per INSERT. More could exceed the statement timeout on a busy machine. */
const slice = 2000;

/** Inserts drivers `from` to `to` (exclusive) with session and approved truck. Existing ones stay. */
export const insertDrivers = async ({ database: { db }, services }: App, from: number, to: number) => {
  const now = services.clock.now();
  const expiresAt = now.add({ hours: 24 * sessionDays });
  const id = (kind: 'a' | 'b' | 'c') => sql.raw(`('${idOf(kind, '')}' || digits)::uuid`);
  const numbers = sql`(SELECT lpad(n::text, ${digits}::int, '0') AS digits FROM generate_series(${from}::int, ${to - 1}::int) AS n) AS numbers`;
  await sql`
    INSERT INTO account (id, status, identification_method, email, email_verified, phone, phone_verified, password_hash, first_name,
      last_name, language, created_at)
    SELECT ${id('a')}, 'ACTIVE', 'EMAIL', 'driver-' || digits || '@example.com', true,
      '+7' || right(digits, 10), true, '', 'Иван', 'Петров', 'RU',
      ${now} FROM ${numbers} ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    INSERT INTO session (id, account_id, type, created_at, last_used_at, expires_at)
    SELECT ${id('c')}, ${id('a')}, 'web', ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    FROM ${numbers} ON CONFLICT DO NOTHING`.execute(db);
  await sql`
    INSERT INTO vehicle (id, account_id, model, registration_plate, plate_key, approved, created_at)
    SELECT ${id('b')}, ${id('a')}, 'КамАЗ 5490', 'B' || digits, 'B' || digits, true, ${now} FROM ${numbers}
    ON CONFLICT DO NOTHING`.execute(db);
};

/** Builds the token that signing in would have issued. */
export const driverOf = async ({ services: { tokens, clock } }: App, index: number): Promise<Driver> => {
  const number = numberOf(index);
  const claims = { userId: idOf('a', number), sessionId: idOf('c', number) };
  const token = await tokens.sign(claims, clock.now().add({ hours: 24 * sessionDays }));
  return { number, vehicleId: idOf('b', number), authorization: `Bearer ${token}` };
};

export type Drivers = {
  take(count: number): Promise<readonly Driver[]>;
  skip(count: number): number;
};

const countBooked = async ({ database: { db } }: App): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM booking WHERE slot_at > now()`.execute(db);
  return rows[0]?.count ?? 0;
};

export const addDrivers = async (app: App, count: number): Promise<Drivers> => {
  for (let from = 0; from < count; from += slice)
    await insertDrivers(app, from, Math.min(count, from + slice));
  await sql`ANALYZE`.execute(app.database.db);
  // In a reused database the first drivers already have bookings.
  let taken = await countBooked(app);
  const skip = (wanted: number) => {
    if (taken + wanted > count) throw new Error(`${count} drivers are too few`);
    taken += wanted;
    return taken - wanted;
  };
  return {
    skip,
    take: (wanted) => {
      const first = skip(wanted);
      return Promise.all(Array.from({ length: wanted }, (_, index) => driverOf(app, first + index)));
    },
  };
};
