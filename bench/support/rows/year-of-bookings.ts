import pg from 'pg';
import { numberedId as id, numbered } from './numbered.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Booking horizon: the year ends this many days in the future. */
export const daysAhead = 7;
export const daysOfYear = 365;
/** Days with queue log rows; the nightly job reads no older ones. */
const loggedDays = 14;

export type YearOfBookings = {
  readonly url: string;
  readonly count: number;
  readonly perDay: number;
  readonly drivers: number;
  readonly timeZone: string;
};

export type LoadedYear = { readonly seconds: number; readonly gigabytes: number };

/** Per hundred: 82 came, 5 did not, 8 were canceled by drivers, 2 by operators, 3 never confirmed. */
const cancellation = `CASE WHEN lot < 82 THEN NULL WHEN lot < 87 THEN 'NO_SHOW' WHEN lot < 95 THEN 'DRIVER'
  WHEN lot < 97 THEN 'ADMIN' ELSE 'EXPIRED' END`;

/** Two primes spread arrivals over the hour and waits over up to three hours, longer by day. */
const insertBookings = ({ count, perDay, drivers, timeZone }: YearOfBookings) => `
  INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, cargo_type,
    has_priority, first_name, last_name, email, language, application_type, cancellation_code, canceled_at,
    confirmed_at, arrived_at, called_at, left_at, created_at)
  SELECT ${id('e', 'n')}, to_char(day, 'YYMMDD') || '-' || lpad((n % ${perDay} + 1)::text, 6, '0'),
    CASE WHEN code IS NOT NULL THEN 'CANCELED' WHEN is_past THEN 'LEFT_WAITING_ZONE' ELSE 'BOOKED' END,
    slot, slot + interval '1 hour', ${id('a', 'driver')}, ${id('b', 'driver')}, plate, plate, 'КамАЗ 5490',
    (ARRAY['GENERAL', 'PERISHABLE', 'LIVESTOCK', 'DANGEROUS'])[1 + n % 4], false, 'Иван', 'Петров',
    'driver@example.com', 'RU', 'web', code,
    CASE code WHEN 'NO_SHOW' THEN slot + interval '1 hour' WHEN 'DRIVER' THEN slot - n % 2000 * interval '1 minute'
      WHEN 'ADMIN' THEN slot - interval '2 hours' WHEN 'EXPIRED' THEN slot - interval '3 days' END,
    CASE WHEN lot < 97 THEN slot - interval '3 days' END,
    arrived, called, called + interval '20 minutes', slot - interval '3 days'
  FROM (
    SELECT *, CASE WHEN is_past AND code IS NULL THEN slot + n * 7919 % 55 * interval '1 minute' END AS arrived,
      CASE WHEN is_past AND code IS NULL THEN slot + (n * 7919 % 55 + 5 + n * 104729 % (60 + 5 * hour)) * interval '1 minute' END AS called,
      ${numbered('B', 'CASE WHEN is_past THEN driver ELSE 1000000000 + n END')} AS plate
    FROM (
      SELECT *, midnight + day_number * interval '24 hours' + hour * interval '1 hour' AS slot,
        today + day_number AS day, ${cancellation} AS code,
        day_number < 0 AS is_past, n * 7919 % ${drivers} AS driver
      FROM (
        SELECT n, ${daysAhead} - (n / ${perDay})::int - 1 AS day_number, (n % 24)::int AS hour, n * 31 % 100 AS lot
        FROM generate_series(0, ${count - 1}::bigint) AS n
      ) AS numbers,
        (SELECT (now() AT TIME ZONE '${timeZone}')::date AS today) AS clock,
        LATERAL (SELECT today::timestamp AT TIME ZONE '${timeZone}' AS midnight) AS start
    ) AS days
  ) AS made`;

const insertSlots = (timeZone: string) => `
  INSERT INTO slot (start_at, end_at, day, capacity, reserve, booked, booked_ordinary, ceiling, open)
  SELECT slot_at, max(slot_end), (slot_at AT TIME ZONE '${timeZone}')::date, count(*), 0, count(*), count(*), count(*), true
  FROM booking GROUP BY slot_at`;

const insertPlaces = `
  INSERT INTO queue_place (booking_id, queue_slot, late, told_from, told_to, told_near, first_called_at, exceptional)
  SELECT id, slot_at, false, slot_at + interval '30 minutes', slot_at + interval '2 hours', true, called_at, false
  FROM booking WHERE called_at IS NOT NULL`;

const insertLog = `
  INSERT INTO queue_log (seq, at, booking_id, type, body, hash, first_call, waiting)
  SELECT row_number() OVER (ORDER BY at, id), at, id, type, '{}', repeat('0', 64), type = 'CALL', 900 + length(type)
  FROM (SELECT id, arrived_at, called_at FROM booking
      WHERE arrived_at IS NOT NULL AND slot_at > now() - ${loggedDays} * interval '1 day') AS recent,
    LATERAL (VALUES (arrived_at, 'ARRIVAL'), (called_at, 'CALL')) AS acts (at, type)`;

/** Loads a year of a very big checkpoint, then runs VACUUM ANALYZE. */
export const loadYear = async (year: YearOfBookings): Promise<LoadedYear> => {
  const client = new pg.Client({ connectionString: year.url });
  await client.connect();
  try {
    const start = performance.now();
    const run = async (statement: string) => (await client.query(statement)).rows as object[];
    // Skips foreign key checks, which hold by construction and would take longer than the load.
    await run("SET session_replication_role = replica; SET maintenance_work_mem = '1GB'");
    await withoutIndexes(run, ['booking', 'queue_place', 'queue_log'], async () => {
      // Tables truncated in the same transaction bypass the WAL when wal_level=minimal.
      await run('BEGIN');
      await run('TRUNCATE booking, booking_document, lost_hold, booking_event, slot, queue_place, queue_log');
      for (const statement of [insertBookings(year), insertSlots(year.timeZone), insertPlaces, insertLog])
        await run(statement);
      await run('COMMIT');
    });
    await run('VACUUM ANALYZE');
    const [size] = await run('SELECT pg_database_size(current_database()) / 1e9 AS gigabytes');
    const { gigabytes } = size as { gigabytes: string };
    return { seconds: (performance.now() - start) / 1000, gigabytes: Number(gigabytes) };
  } finally {
    await client.end();
  }
};
