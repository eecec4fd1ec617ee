import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import pg from 'pg';
import { folderStorage } from '../../server/src/platform/storage/folder-storage.ts';
import { startPostgres } from '../../server/src/testing/databases/start-postgres.ts';
import { inRoot } from '../../tools/lib/paths.ts';
import { startProduct } from '../../tools/lib/start-product.ts';
import { operatorOf, slotsOf } from './bookings.ts';

export const crowd = { bookings: 1000, waiting: 300, unchecked: 10_000, opened: 60 } as const;

const uuid = (kind: string) =>
  `overlay(overlay(md5('${kind}' || n) PLACING '7' FROM 13) PLACING '8' FROM 17)::uuid`;

const accounts = `
  INSERT INTO account (id, status, identification_method, phone, phone_verified, password_hash, first_name, last_name,
    language, created_at)
  SELECT ${uuid('account')}, 'ACTIVE', 'PHONE_NUMBER', '+7914' || lpad(n::text, 7, '0'), true, '', 'Иван',
    'Водитель ' || n, 'RU', now() - interval '1 year'
  FROM generate_series(1, $1::int) AS n`;

/** One vehicle for each account. */
const vehicles = `
  INSERT INTO vehicle (id, account_id, model, registration_plate, plate_key, approved, waits_from, created_at)
  SELECT ${uuid('vehicle')}, ${uuid('account')}, 'Sitrak C7H', 'A' || lpad(n::text, 5, '0') || 'C75',
    'A' || lpad(n::text, 5, '0') || 'C75', n <= $2::int, now() - n * interval '1 minute',
    now() - n * interval '1 minute'
  FROM generate_series(1, $1::int) AS n`;

/** A document for each truck that is not approved, because trucks without one do not wait for a check. */
const documents = `
  WITH unchecked AS (
    SELECT vehicle.*, row_number() OVER (ORDER BY waits_from) AS n FROM vehicle WHERE registration_plate LIKE 'A%C75' AND NOT approved
  ), files AS (
    INSERT INTO stored_file (id, account_id, name, content_type, size, stored_at, attached, created_at)
    SELECT id, account_id, 'sts.pdf', 'application/pdf', $1::int, created_at, true, created_at FROM unchecked
  ), papers AS (
    INSERT INTO document (id, file_id, account_id, type, name, created_at)
    SELECT id, id, account_id, 'STS', 'sts.pdf', created_at FROM unchecked
  ), links AS (
    INSERT INTO vehicle_document (vehicle_id, document_id) SELECT id, id FROM unchecked
  )
  SELECT id FROM unchecked WHERE n <= $2::int`;

/** Slots that are over have departed trucks. Enough bookings are still to come, whatever the hour is. */
const bookings = `
  WITH day AS (
    SELECT *, end_at > now() AS coming, count(*) FILTER (WHERE end_at > now()) OVER () AS ahead,
      count(*) FILTER (WHERE end_at <= now()) OVER () AS over
    FROM slot WHERE day = (now() AT TIME ZONE 'Asia/Chita')::date
  ), places AS (
    SELECT start_at, end_at, coming, row_number() OVER (ORDER BY start_at, place) AS n
    FROM day, generate_series(1, CASE WHEN coming THEN ceil(($1 - sign(over) * 400) / ahead) ELSE ceil(400.0 / over) END::int) AS place
  ), counted AS (
    UPDATE slot SET capacity = taken + 5, ceiling = taken + 5, booked = taken, booked_ordinary = taken
    FROM (SELECT start_at AS at, count(*) AS taken FROM places GROUP BY start_at) AS sums WHERE slot.start_at = at
  )
  INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model,
    cargo_type, has_priority, first_name, last_name, language, application_type, confirmed_at, created_at)
  SELECT ${uuid('booking')}, to_char(start_at AT TIME ZONE 'Asia/Chita', 'YYMMDD') || '-' || lpad(n::text, 4, '0'),
    CASE WHEN coming THEN 'BOOKED' ELSE 'LEFT_WAITING_ZONE' END, start_at, end_at, ${uuid('account')},
    ${uuid('vehicle')}, 'A' || lpad(n::text, 5, '0') || 'C75', 'A' || lpad(n::text, 5, '0') || 'C75', 'Sitrak C7H',
    'GENERAL', false, 'Иван', 'Водитель ' || n, 'RU', 'web', now() - interval '2 days', now() - interval '2 days'
  FROM places RETURNING id, status, plate`;

/** Starts a product whose day is full. `booked` are the trucks that have not come yet. */
export const startCrowdedProduct = async () => {
  const postgres = await startPostgres();
  const filesDir = await mkdtemp(join(tmpdir(), 'oktet-files-'));
  const product = await startProduct('console-speed', { DATABASE_URL: postgres.url, FILES_DIR: filesDir });
  // The server creates the slots of a day when somebody asks for that day.
  const api = await request.newContext({ baseURL: product.url });
  await slotsOf(api, await operatorOf(api), 0);
  await api.dispose();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  // Rounding up may make a few bookings more, so 200 more trucks are approved. The rest is not.
  const trucks = crowd.bookings + 200 + crowd.unchecked;
  await client.query(accounts, [trucks]);
  await client.query(vehicles, [trucks, crowd.bookings + 200]);
  const paper = inRoot('content/regulations.pdf');
  const { size } = await stat(paper);
  const storage = folderStorage(filesDir);
  for (const { id } of (await client.query<{ id: string }>(documents, [size, crowd.opened])).rows)
    await storage.write(id, createReadStream(paper));
  const { rows } = await client.query<{ id: string; status: string; plate: string }>(bookings, [
    crowd.bookings,
  ]);
  await client.query('ANALYZE');
  await client.end();
  return {
    url: product.url,
    booked: rows.filter(({ status }) => status === 'BOOKED'),
    total: rows.length,
    stop: async () => {
      await product.stop();
      await postgres.stop();
      await rm(filesDir, { recursive: true, force: true });
    },
  };
};
