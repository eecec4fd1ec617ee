import pg from 'pg';
import { numberedId as id, numbered } from './numbered.ts';
import { type Run, withoutIndexes } from './without-indexes.ts';

/** Ten times the load of the model checkpoint, so that ten million bookings span eleven years. */
const perSlot = 100;
const perDay = 24 * perSlot;

export type PastBookings = {
  readonly url: string;
  readonly count: number;
  readonly drivers: number;
  readonly listed: number;
  readonly own: number;
  readonly timeZone: string;
};

export type Loaded = { readonly seconds: number; readonly gigabytes: number };

/** Nine in ten went through; a third of the others were expired holds. 7919 is prime. */
const insertBookings = ({ count, drivers, listed, own, timeZone }: PastBookings) => `
  INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, cargo_type,
    has_priority, first_name, last_name, email, language, application_type, cancellation_code, canceled_at,
    confirmed_at, arrived_at, called_at, left_at, created_at)
  SELECT ${id('e', 'n')}, to_char(day, 'YYMMDD') || '-' || lpad((n % ${perDay} + 1)::text, 4, '0'),
    CASE WHEN n % 10 = 0 THEN 'CANCELED' ELSE 'LEFT_WAITING_ZONE' END, slot, slot + interval '1 hour',
    ${id('a', 'driver')}, ${id('b', 'driver')}, ${numbered('B', 'driver')}, ${numbered('B', 'driver')}, 'КамАЗ 5490', 'GENERAL',
    false, 'Иван', 'Петров', 'driver@example.com', 'RU', 'web',
    CASE WHEN n % 30 = 0 THEN 'EXPIRED' WHEN n % 10 = 0 THEN 'DRIVER' END,
    CASE WHEN n % 10 = 0 THEN slot - interval '2 days' END, slot - interval '3 days', slot, slot, slot, slot - interval '3 days'
  FROM (
    SELECT n, today - (n / ${perDay})::int - 1 AS day,
      -- Whole days back from today's midnight: where the zone once changed its offset, hours of its own would meet twice.
      midnight - (n / ${perDay} + 1) * interval '24 hours' + n % ${perDay} / ${perSlot} * interval '1 hour' AS slot,
      CASE WHEN n < ${listed * own} THEN ${drivers} + n % ${Math.max(1, listed)} ELSE n * 7919 % ${drivers} END AS driver
    FROM generate_series(0, ${count - 1}::bigint) AS n,
      (SELECT (now() AT TIME ZONE '${timeZone}')::date AS today) AS clock,
      LATERAL (SELECT today::timestamp AT TIME ZONE '${timeZone}' AS midnight) AS start
  ) AS made`;

const insertSlots = `
  INSERT INTO slot (start_at, end_at, day, capacity, reserve, booked, booked_ordinary, ceiling, open)
  SELECT slot_at, max(slot_end), to_date(max(left(number, 6)), 'YYMMDD'), ${perSlot}, 0, count(*), count(*), ${perSlot}, true
  FROM booking WHERE status <> 'CANCELED' GROUP BY slot_at`;

const insertEvents = `
  INSERT INTO booking_event (id, booking_id, slot_at, type, actor, actor_id, event_at, after)
  SELECT id, id, slot_at, 'CREATED', 'DRIVER', account_id, created_at, '{"status": "WAITING_FOR_CONFIRMATION"}' FROM booking`;

const fill = async (run: Run, past: PastBookings) => {
  // Skips foreign key checks, which hold by construction and would take longer than the load.
  await run("SET session_replication_role = replica; SET maintenance_work_mem = '1GB'");
  await withoutIndexes(run, ['booking', 'booking_event'], async () => {
    // Tables truncated in the same transaction bypass the WAL when wal_level=minimal.
    await run('BEGIN');
    await run('TRUNCATE booking, booking_event CASCADE');
    await run(insertBookings(past));
    await run(insertSlots);
    await run(insertEvents);
    await run('COMMIT');
  });
  await run('VACUUM ANALYZE');
};

/** Loads past bookings with slots and events, then runs VACUUM ANALYZE; nothing if they exist. */
export const loadPastBookings = async (past: PastBookings): Promise<Loaded> => {
  const client = new pg.Client({ connectionString: past.url });
  await client.connect();
  try {
    const start = performance.now();
    const run = async (statement: string) => (await client.query(statement)).rows as object[];
    if ((await run('SELECT FROM booking LIMIT 1')).length === 0) await fill(run, past);
    const [size] = await run('SELECT pg_database_size(current_database()) / 1e9 AS gigabytes');
    const { gigabytes } = size as { gigabytes: string };
    return { seconds: (performance.now() - start) / 1000, gigabytes: Number(gigabytes) };
  } finally {
    await client.end();
  }
};
