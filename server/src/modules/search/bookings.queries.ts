import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { activeList } from '../bookings/booking/status-sets.queries.ts';
import type { BookingKind } from './booking-kinds.ts';
import { any, type Condition, mostCandidates } from './conditions.ts';

export type BookingCandidate = {
  readonly id: string;
  readonly slot_at: Temporal.Instant;
  readonly active: boolean;
};

export type Wish = { readonly now: Temporal.Instant; readonly limit: number };

/** If too many bookings match, at most this many are scanned, by time from now in both directions. */
const mostLookedThrough = 10_000;

/** If the scan finds too few, up to this many other matches fill up the result. */
const mostToFillUp = 100;

const isActive = sql<boolean>`status IN (${activeList})`;

type Counted = BookingCandidate & { readonly kind: number; readonly total: number };

/** At most `most` matches, active ones first, then nearest to now; `total` says how many there were. */
const listByIndex = (
  { indexed }: BookingKind,
  kind: number,
  { now, limit }: Wish,
  most: number,
) => sql<Counted>`
  (SELECT id, slot_at, active, ${sql.lit(kind)} AS kind, count(*) OVER ()::int AS total
   FROM (SELECT id, slot_at, ${isActive} AS active FROM booking WHERE ${indexed} LIMIT ${sql.lit(most)}) AS found
   ORDER BY active DESC, abs(extract(epoch FROM slot_at - ${now}::timestamptz)) LIMIT ${sql.lit(limit)})`;

const listByTime = async (
  db: Db,
  condition: Condition,
  { now, limit }: Wish,
): Promise<BookingCandidate[]> => {
  const most = sql.lit(mostLookedThrough);
  return rowsOf<BookingCandidate>(db)`
    (SELECT id, slot_at, true AS active
     FROM (SELECT * FROM booking WHERE slot_at > ${now} ORDER BY slot_at, id LIMIT ${most}) AS booking
     WHERE ${isActive} AND ${condition} ORDER BY slot_at, id LIMIT ${sql.lit(limit)})
    UNION ALL
    (SELECT id, slot_at, ${isActive} AS active
     FROM (SELECT * FROM booking WHERE slot_at <= ${now} ORDER BY slot_at DESC, id DESC LIMIT ${most}) AS booking
     WHERE ${condition} ORDER BY slot_at DESC, id DESC LIMIT ${sql.lit(limit)})`;
};

const listByIndexes = async (
  db: Db,
  kinds: readonly BookingKind[],
  wish: Wish,
  most = mostCandidates + 1,
): Promise<Counted[]> => {
  if (kinds.length === 0) return [];
  const blocks = kinds.map((kind, index) => listByIndex(kind, index, wish, most));
  return (await sql<Counted>`${sql.join(blocks, sql` UNION ALL `)}`.execute(db)).rows;
};

/** Selective kinds are looked up in one statement; kinds with too many matches in a second one, by time. */
export const listBookingCandidates = async (
  db: Db,
  kinds: readonly BookingKind[],
  wish: Wish,
): Promise<BookingCandidate[]> => {
  const [unsure, many] = [kinds.filter((kind) => !kind.many), kinds.filter((kind) => kind.many)];
  const rows = await listByIndexes(db, unsure, wish);
  const counts = new Map(rows.map(({ kind, total }) => [kind, total]));
  const common = [...many, ...unsure.filter((_, index) => (counts.get(index) ?? 0) > mostCandidates)];
  if (common.length === 0) return rows;
  const condition = any(common.map(({ indexed, plain = indexed }) => plain));
  const near = await listByTime(db, condition, wish);
  const others = near.length < wish.limit ? await listByIndexes(db, many, wish, mostToFillUp) : [];
  return [...near, ...rows, ...others];
};
