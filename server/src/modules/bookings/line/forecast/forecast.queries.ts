import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { firstOf, rowsOf } from '../../../../platform/db/rows-of.ts';
import type { Stretch } from './stretches.ts';
import type { Arrivals } from './turnout.ts';
import type { LineAct } from './waited-time.ts';

/** Epoch milliseconds, as thousands of them are added up. */
const ms = (column: ReturnType<typeof sql.ref>) => sql`(extract(epoch FROM ${column}) * 1000)::float8`;

const act = sql`seq, ${ms(sql.ref('at'))} AS at, type = 'ARRIVAL' AS "isArrival", first_call AS "isFirstCall", waiting`;
/** Types that can change the number of waiting trucks. */
const lengthening = sql`type IN ('ARRIVAL', 'ARRIVAL_UNDONE', 'CALL', 'RETURN', 'CANCEL', 'CANCEL_UNDONE')`;

export type LoggedAct = LineAct & { readonly seq: number };

export const listActsBefore = (db: Db, seq: number, count: number) => rowsOf<LoggedAct>(db)`
    SELECT ${act} FROM queue_log WHERE seq < ${seq} AND ${lengthening} ORDER BY seq DESC LIMIT ${count}`;

/** Sorted by time, and preceded by the last earlier act, which tells whether trucks were waiting at `from`. */
export const listActsBetween = async (
  db: Db,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<LineAct[]> => {
  // One JSON text instead of ten thousand rows takes a third of the time.
  const rows = await rowsOf<{ acts: [number, number, number, number][] | null }>(db)`
    SELECT json_agg(json_build_array(at, "isArrival"::int, "isFirstCall"::int, waiting) ORDER BY seq) AS acts FROM (
      SELECT ${act} FROM queue_log WHERE at >= ${from} AND at < ${to} AND ${lengthening}
      UNION ALL
      (SELECT ${act} FROM queue_log WHERE at < ${from} AND ${lengthening} ORDER BY at DESC, seq DESC LIMIT 1)
    ) AS acts`;
  return (rows[0]?.acts ?? []).map(([at, arrival, firstCall, waiting]) => ({
    at,
    isArrival: arrival === 1,
    isFirstCall: firstCall === 1,
    waiting,
  }));
};

/** Bookings canceled before their slot do not count, unless the truck had come. */
export const countArrivals = (
  db: Db,
  from: Temporal.Instant,
  to: Temporal.Instant,
  stepMs: number,
) => rowsOf<Arrivals>(db)`
    SELECT floor(extract(epoch FROM arrived_at - slot_at) * 1000 / ${stepMs}::float8)::int AS step,
      count(*)::int AS trucks
    FROM booking
    WHERE slot_at >= ${from} AND slot_at < ${to} AND (arrived_at IS NOT NULL OR canceled_at >= slot_at)
    GROUP BY 1`;

export type BookedTrucks = {
  readonly slotAt: number;
  readonly hasPriority: boolean;
  readonly trucks: number;
};

export const listBookedTrucks = (
  db: Db,
  from: Temporal.Instant,
  until: Temporal.Instant,
) => rowsOf<BookedTrucks>(db)`
    SELECT ${ms(sql.ref('slot_at'))} AS "slotAt", has_priority AS "hasPriority", count(*)::int AS trucks
    FROM booking
    WHERE status IN ('BOOKED', 'WAITING_FOR_CHANGES_CONFIRMATION') AND slot_at >= ${from} AND slot_at <= ${until}
    GROUP BY slot_at, has_priority`;

export type RunningSlot = { readonly startAt: number; readonly perHour: number };

/** The running or most recent slot, with its planned trucks per hour. */
export const findPlannedSlot = (db: Db, now: Temporal.Instant) => firstOf<RunningSlot>(db)`
    SELECT ${ms(sql.ref('start_at'))} AS "startAt",
      (capacity * 3600 / extract(epoch FROM end_at - start_at))::float8 AS "perHour"
    FROM slot WHERE start_at <= ${now} ORDER BY start_at DESC LIMIT 1`;

export const listOutageStretches = (db: Db, since: Temporal.Instant) => rowsOf<Stretch>(db)`
    SELECT ${ms(sql.ref('from_at'))} AS "from", ${ms(sql.ref('to_at'))} AS "to" FROM outage
    WHERE to_at > ${since}`;
