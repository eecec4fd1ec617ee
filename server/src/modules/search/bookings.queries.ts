import { sql } from 'kysely';
import { activeStatuses } from '#contract/bookings/bookings.ts';
import type { Db } from '../../platform/db/database.ts';
import type { BookingKind } from './booking-kinds.ts';
import { mostCandidates } from './ranks.ts';

export type BookingCandidate = {
  readonly id: string;
  readonly slot_at: Temporal.Instant;
  readonly active: boolean;
};

/** Where too many answer, those of the last weeks are looked through, the latest first, until there are enough. */
const latest = 20_000;

const statuses = sql.raw(activeStatuses.map((status) => `'${status}'`).join(', '));
const isActive = sql<boolean>`status IN (${statuses})`;

type Wish = { readonly now: Temporal.Instant; readonly limit: number };

/** Those in their time first, nearest to now first. `total` is one more than the most where there are more. */
const listByIndex = async (db: Db, { indexed }: BookingKind, { now, limit }: Wish) => {
  const { rows } = await sql<BookingCandidate & { total: number }>`
    SELECT id, slot_at, active, count(*) OVER ()::int AS total
    FROM (SELECT id, slot_at, ${isActive} AS active FROM booking WHERE ${indexed} LIMIT ${mostCandidates + 1}) AS found
    ORDER BY active DESC, abs(extract(epoch FROM slot_at - ${now}::timestamptz)) LIMIT ${limit}`.execute(db);
  return rows;
};

/** The fences keep the planner from choosing an index that so many answer to: what is read here has an end. */
const listByTime = async (db: Db, { indexed, plain = indexed }: BookingKind, { now, limit }: Wish) => {
  const { rows } = await sql<BookingCandidate>`
    (SELECT id, slot_at, true AS active FROM (SELECT * FROM booking WHERE ${isActive} OFFSET 0) AS booking
     WHERE ${plain} ORDER BY abs(extract(epoch FROM slot_at - ${now}::timestamptz)) LIMIT ${limit})
    UNION ALL
    (SELECT id, slot_at, false AS active
     FROM (SELECT * FROM booking WHERE slot_at <= ${now} ORDER BY slot_at DESC LIMIT ${latest}) AS booking
     WHERE NOT ${isActive} AND ${plain} ORDER BY slot_at DESC LIMIT ${limit})`.execute(db);
  return rows;
};

export const listBookingCandidates = async (
  db: Db,
  kind: BookingKind,
  wish: Wish,
): Promise<BookingCandidate[]> => {
  const found = await listByIndex(db, kind, wish);
  const isMany = kind.many || (found[0]?.total ?? 0) > mostCandidates;
  return isMany ? [...(await listByTime(db, kind, wish)), ...found] : found;
};
