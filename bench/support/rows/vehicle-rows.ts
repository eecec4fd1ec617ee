import { sql } from 'kysely';
import type { App } from '../../../server/src/app.ts';
import type { Db } from '../../../server/src/platform/db/database.ts';
import { fillByNumber, spreadId as id } from './fill-by-number.ts';

/** Two vehicles per account. Multiplying by the prime 7919 makes bans and bookings independent of age. */
const loadRows = async (db: Db, count: number) => {
  await sql`
    INSERT INTO account (id, status, identification_method, phone, phone_verified, password_hash, first_name,
      last_name, language, created_at)
    SELECT ${id('account', 'n')}, 'ACTIVE', 'PHONE_NUMBER', '+79' || lpad((n * 7919 % 999999937)::text, 9, '0'),
      true, '', 'Иван', 'Водитель ' || n, 'RU', timestamptz '2021-01-01' + n * interval '1 minute'
    FROM generate_series(0, ${count / 2}::bigint) AS n`.execute(db);
  await sql`
    INSERT INTO ban_event (id, type, plate_key, vehicle_id, reason, event_at, actor)
    SELECT ${id('event', 'n')}, 'BAN', 'X', ${id('vehicle', 'n')}, 'bench', now(), 'ADMIN'
    FROM generate_series(1, ${count}::bigint) AS n WHERE n * 7919 % ${count}::bigint % 100 < 3`.execute(db);
  await sql`
    INSERT INTO vehicle (id, account_id, model, registration_plate, plate_key, approved, ban_status, ban_event_id,
      event_at, cleared_at, unban_mode, waits_from, created_at)
    SELECT ${id('vehicle', 'n')}, ${id('account', 'n / 2')}, 'Model ' || n % 50, plate, plate, n % 5 < 3,
      CASE WHEN part < 1 THEN 'BANNED' WHEN part < 3 THEN 'WARNED' ELSE 'UNBANNED' END,
      CASE WHEN part < 3 THEN ${id('event', 'n')} END,
      CASE WHEN part < 8 THEN happened END,
      CASE WHEN part BETWEEN 3 AND 7 THEN happened + interval '10 days' END,
      CASE WHEN part BETWEEN 3 AND 7 THEN CASE part % 2 WHEN 0 THEN 'MANUAL' ELSE 'EXPIRED' END END,
      now() - n * interval '2 minutes', now() - n * interval '2 minutes'
    FROM (
      SELECT n, place, place % 100 AS part, now() - interval '11 days' - place * interval '1 minute' AS happened,
        substr('ABEKMHOPCTYX', (1 + n % 12)::int, 1) || lpad((n / 12 % 1000)::text, 3, '0')
          || substr('ABEKMHOPCTYX', (1 + n / 12000 % 12)::int, 1) || substr('ABEKMHOPCTYX', (1 + n / 144000 % 12)::int, 1) || '75'
          AS plate
      FROM (SELECT n, n * 7919 % ${count}::bigint AS place FROM generate_series(1, ${count}::bigint) AS n) AS numbered
    ) AS made`.execute(db);
  // 12 trucks an hour, each twice within seven weeks; half of the earlier bookings were cancelled.
  await sql`
    INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model,
      cargo_type, has_priority, first_name, last_name, language, application_type, cancellation_code, created_at)
    SELECT gen_random_uuid(), earlier || '-' || n, CASE WHEN canceled THEN 'CANCELED' ELSE 'LEFT_WAITING_ZONE' END, slot,
      slot + interval '1 hour', ${id('account', 'n / 2')}, ${id('vehicle', 'n')}, 'X', 'X', 'Model', 'GENERAL', false,
      'Иван', 'Водитель', 'RU', 'web', CASE WHEN canceled THEN 'DRIVER' END, slot
    FROM (
      SELECT n, earlier, earlier = 1 AND n % 2 = 0 AS canceled,
        date_trunc('hour', now() - n * 7919 % ${count}::bigint * interval '5 minutes') - earlier * interval '45 days' AS slot
      FROM generate_series(1, ${count}::bigint) AS n, generate_series(0, 1) AS earlier
    ) AS made`.execute(db);
  // Like past bookings, upcoming ones do not grow with the number of trucks.
  await sql`
    INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model,
      cargo_type, has_priority, first_name, last_name, language, application_type, created_at)
    SELECT gen_random_uuid(), 'coming-' || row_number() OVER (), 'BOOKED', slot, slot + interval '1 hour', account_id, id,
      plate_key, plate_key, model, 'GENERAL', false, 'Иван', 'Водитель', 'RU', 'web', now()
    FROM (
      SELECT vehicle.*, date_trunc('hour', now()) + (1 + row_number() OVER (ORDER BY id) / 12) * interval '1 hour' AS slot
      FROM vehicle ORDER BY id LIMIT 500
    ) AS made`.execute(db);
};

export const loadVehicles = (app: App, count: number): Promise<void> =>
  fillByNumber(app, async (db) => {
    await sql`ALTER TABLE ban_event DROP CONSTRAINT ban_event_vehicle_id_fkey`.execute(db);
    await loadRows(db, count);
  });
