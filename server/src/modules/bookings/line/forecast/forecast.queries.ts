import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Stretch } from './stretches.ts';
import type { Arrivals } from './turnout.ts';
import type { LineAct } from './waited-time.ts';

/** Instants as milliseconds: thousands of them are added up. */
const ms = (column: ReturnType<typeof sql.ref>) => sql`(extract(epoch FROM ${column}) * 1000)::float8`;

const act = sql`seq, ${ms(sql.ref('at'))} AS at, type = 'ARRIVAL' AS "isArrival", first_call AS "isFirstCall", waiting`;
/** The others leave as many waiting as there were. */
const lengthening = sql`type IN ('ARRIVAL', 'ARRIVAL_UNDONE', 'CALL', 'RETURN', 'CANCEL')`;

export type LoggedAct = LineAct & { readonly seq: number };

/** Newest first, from before an entry on. */
export const listActsBefore = async (db: Db, seq: number, count: number): Promise<LoggedAct[]> => {
  const { rows } = await sql<LoggedAct>`
    SELECT ${act} FROM queue_log WHERE seq < ${seq} AND ${lengthening} ORDER BY seq DESC LIMIT ${count}`.execute(
    db,
  );
  return rows;
};

/** By time, with the last one before them, which tells whether somebody waited when they began. */
export const listActsBetween = async (
  db: Db,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<LineAct[]> => {
  // One text instead of ten thousand rows: a third of the time.
  const { rows } = await sql<{ acts: [number, number, number, number][] | null }>`
    SELECT json_agg(json_build_array(at, "isArrival"::int, "isFirstCall"::int, waiting) ORDER BY seq) AS acts FROM (
      SELECT ${act} FROM queue_log WHERE at >= ${from} AND at < ${to} AND ${lengthening}
      UNION ALL
      (SELECT ${act} FROM queue_log WHERE at < ${from} AND ${lengthening} ORDER BY at DESC, seq DESC LIMIT 1)
    ) AS acts`.execute(db);
  return (rows[0]?.acts ?? []).map(([at, arrival, firstCall, waiting]) => ({
    at,
    isArrival: arrival === 1,
    isFirstCall: firstCall === 1,
    waiting,
  }));
};

/**
 * How long after the start of their slot trucks came, in steps, for bookings of a time that were still valid when their
 * slot began or had come before; null: never.
 */
export const countArrivals = async (
  db: Db,
  from: Temporal.Instant,
  to: Temporal.Instant,
  stepMs: number,
): Promise<Arrivals[]> => {
  const { rows } = await sql<Arrivals>`
    SELECT floor(extract(epoch FROM arrived_at - slot_at) * 1000 / ${stepMs}::float8)::int AS step,
      count(*)::int AS trucks
    FROM booking
    WHERE slot_at >= ${from} AND slot_at < ${to} AND (arrived_at IS NOT NULL OR canceled_at >= slot_at)
    GROUP BY 1`.execute(db);
  return rows;
};

export type BookedTrucks = {
  readonly slotAt: number;
  readonly hasPriority: boolean;
  readonly trucks: number;
};

/** Trucks that have a place in a time and have not come. */
export const listBookedTrucks = async (
  db: Db,
  from: Temporal.Instant,
  until: Temporal.Instant,
): Promise<BookedTrucks[]> => {
  const { rows } = await sql<BookedTrucks>`
    SELECT ${ms(sql.ref('slot_at'))} AS "slotAt", has_priority AS "hasPriority", count(*)::int AS trucks
    FROM booking
    WHERE status IN ('BOOKED', 'WAITING_FOR_CHANGES_CONFIRMATION') AND slot_at >= ${from} AND slot_at <= ${until}
    GROUP BY slot_at, has_priority`.execute(db);
  return rows;
};

export type RunningSlot = { readonly startAt: number; readonly perHour: number };

/** The slot that runs or began last, with how many trucks an hour it is planned for. */
export const findPlannedSlot = async (db: Db, now: Temporal.Instant): Promise<RunningSlot | undefined> => {
  const { rows } = await sql<RunningSlot>`
    SELECT ${ms(sql.ref('start_at'))} AS "startAt",
      (capacity * 3600 / extract(epoch FROM end_at - start_at))::float8 AS "perHour"
    FROM slot WHERE start_at <= ${now} ORDER BY start_at DESC LIMIT 1`.execute(db);
  return rows[0];
};

export const listOutageStretches = async (db: Db, since: Temporal.Instant): Promise<Stretch[]> => {
  const { rows } = await sql<Stretch>`
    SELECT ${ms(sql.ref('from_at'))} AS "from", ${ms(sql.ref('to_at'))} AS "to" FROM outage
    WHERE to_at > ${since}`.execute(db);
  return rows;
};
