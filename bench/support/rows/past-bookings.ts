import pg from 'pg';
import { digits } from '../drivers.ts';
import type { Stage } from '../stage.ts';

type Index = { readonly name: string; readonly definition: string };

/** Runs one statement and returns its rows. */
type Run = (statement: string) => Promise<readonly object[]>;

const quoted = (tables: readonly string[]) => tables.map((table) => `'${table}'`).join(', ');

/** Loads without indexes and builds them afterwards, which is several times faster. Primary keys stay. */
const withoutIndexes = async (
  run: Run,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> => {
  const indexes = (await run(`
    SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE indrelid::regclass::text IN (${quoted(tables)})
      AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`)) as Index[];
  for (const { name } of indexes) await run(`DROP INDEX ${name}`);
  await load();
  for (const { definition } of indexes) await run(definition);
};

/** SQL for texts and ids derived from a row number, like those of the drivers. */
const numbered = (prefix: string, number: string) => `'${prefix}' || lpad((${number})::text, ${digits}, '0')`;
const id = (kind: string, number: string) => `(${numbered(`${kind}0000000-0000-7000-8000-`, number)})::uuid`;

/** Eight times the model checkpoint, so that ten million bookings span eleven years. */
const perSlot = 100;
const perDay = 24 * perSlot;
/** Reports read the queue of a day when they count the day, so these days have one. */
const queuedDays = 800;

type PastBookings = {
  readonly count: number;
  readonly drivers: number;
  /** Drivers that have `own` bookings each, numbered after the others. */
  readonly listed?: number;
  readonly own?: number;
};

/** Per hundred: 82 came, 5 did not, 8 were canceled by drivers, 2 by operators, 3 never confirmed. */
const cancellation = `CASE WHEN lot < 82 THEN NULL WHEN lot < 87 THEN 'NO_SHOW' WHEN lot < 95 THEN 'DRIVER'
  WHEN lot < 97 THEN 'ADMIN' ELSE 'EXPIRED' END`;

/** Primes spread drivers, arrivals within the hour, and waits of up to three hours, longer by day. */
const insertBookings = ({ count, drivers, listed = 0, own = 0 }: PastBookings, timeZone: string) => `
  INSERT INTO booking (id, number, status, slot_at, slot_end, account_id, vehicle_id, plate, plate_key, model, cargo_type,
    has_priority, first_name, last_name, email, language, application_type, cancellation_code, canceled_at,
    confirmed_at, arrived_at, called_at, left_at, created_at)
  SELECT ${id('e', 'n')}, to_char(day, 'YYMMDD') || '-' || lpad((n % ${perDay} + 1)::text, 4, '0'),
    CASE WHEN code IS NULL THEN 'LEFT_WAITING_ZONE' ELSE 'CANCELED' END, slot, slot + interval '1 hour',
    ${id('a', 'driver')}, ${id('b', 'driver')}, ${numbered('B', 'driver')}, ${numbered('B', 'driver')}, 'КамАЗ 5490',
    (ARRAY['GENERAL', 'PERISHABLE', 'LIVESTOCK', 'DANGEROUS'])[1 + n % 4], false, 'Иван', 'Петров', 'driver@example.com',
    'RU', 'web', code,
    CASE code WHEN 'NO_SHOW' THEN slot + interval '1 hour' WHEN 'DRIVER' THEN slot - n % 2000 * interval '1 minute'
      WHEN 'ADMIN' THEN slot - interval '2 hours' WHEN 'EXPIRED' THEN slot - interval '3 days' END,
    CASE WHEN lot < 97 THEN slot - interval '3 days' END,
    arrived, called, called + interval '20 minutes', slot - interval '3 days'
  FROM (
    SELECT *, CASE WHEN code IS NULL THEN slot + n * 7919 % 55 * interval '1 minute' END AS arrived,
      CASE WHEN code IS NULL
        THEN slot + (n * 7919 % 55 + 5 + n * 104729 % (60 + 5 * hour)) * interval '1 minute' END AS called
    FROM (
      SELECT n, lot, hour, ${cancellation} AS code, today - (n / ${perDay})::int - 1 AS day,
        -- Whole days back from today's midnight: where the zone once changed its offset, hours of its own would meet twice.
        midnight - (n / ${perDay} + 1) * interval '24 hours' + hour * interval '1 hour' AS slot,
        CASE WHEN n < ${listed * own} THEN ${drivers} + n % ${Math.max(1, listed)} ELSE n * 7919 % ${drivers} END AS driver
      FROM (
        SELECT n, (n % ${perDay} / ${perSlot})::int AS hour, n * 31 % 100 AS lot
        FROM generate_series(0, ${count - 1}::bigint) AS n
      ) AS numbers,
        (SELECT (now() AT TIME ZONE '${timeZone}')::date AS today) AS clock,
        LATERAL (SELECT today::timestamp AT TIME ZONE '${timeZone}' AS midnight) AS start
    ) AS days
  ) AS made`;

const insertSlots = `
  INSERT INTO slot (start_at, end_at, day, capacity, reserve, booked, booked_ordinary, ceiling, open)
  SELECT slot_at, max(slot_end), to_date(max(left(number, 6)), 'YYMMDD'), ${perSlot}, 0, count(*), count(*), ${perSlot}, true
  FROM booking WHERE status <> 'CANCELED' GROUP BY slot_at`;

const insertEvents = `
  INSERT INTO booking_event (id, booking_id, slot_at, type, actor, actor_id, event_at, after)
  SELECT id, id, slot_at, 'CREATED', 'DRIVER', account_id, created_at, '{"status": "WAITING_FOR_CONFIRMATION"}' FROM booking`;

const insertPlaces = `
  INSERT INTO queue_place (booking_id, queue_slot, late, told_from, told_to, told_near, first_called_at, exceptional)
  SELECT id, slot_at, false, slot_at + interval '30 minutes', slot_at + interval '2 hours', true, called_at, false
  FROM booking WHERE called_at IS NOT NULL AND slot_at > now() - ${queuedDays} * interval '1 day'`;

/** Loads past bookings with slots, events and places in the queue into an empty database. */
export const loadPastBookings = async ({ url, app }: Stage, past: PastBookings): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const run: Run = async (statement) => (await client.query(statement)).rows;
    // Skips foreign key checks, which hold by construction and would take longer than the load.
    await run("SET session_replication_role = replica; SET maintenance_work_mem = '1GB'");
    await withoutIndexes(run, ['booking', 'booking_event', 'queue_place'], async () => {
      // Tables truncated in the same transaction bypass the WAL when wal_level=minimal.
      await run('BEGIN');
      await run('TRUNCATE booking, booking_event, queue_place CASCADE');
      await run(insertBookings(past, app.services.config.timeZone));
      for (const statement of [insertSlots, insertEvents, insertPlaces]) await run(statement);
      await run('COMMIT');
    });
    await run('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
};
