import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { firstValueOf, rowsOf } from '../../../platform/db/rows-of.ts';
import type { Window } from './entries.queries.ts';

/**
 * Orders by day, then by fewest missed offers. Losers of a draw stand behind those who joined before the draw
 * and ahead of those who joined after it.
 */
export const lineOrder = (table: string) => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql`${of('order_day')}, ${of('missed_offers')}, ${of('part')}, coalesce(${of('lot')}, ${of('chance')}), ${of('id')}`;
};

const inLine = sql`('WAITING', 'OFFERED')`;

type Place = { readonly id: string; readonly position: number; readonly of: number };

/** Counts an entry's place among all whose windows overlap with its own. */
export const listPlaces = (db: Db, ids: readonly string[]) => rowsOf<Place>(db)`
    SELECT mine.id, count(*)::int AS of,
      (1 + count(*) FILTER (WHERE (${lineOrder('other')}) < (${lineOrder('mine')})))::int AS position
    FROM waiting_list_entry AS mine JOIN waiting_list_entry AS other ON other.state IN ${inLine} AND EXISTS (
      SELECT FROM waiting_list_window AS own JOIN waiting_list_window AS others
        ON own.from_at < others.to_at AND others.from_at < own.to_at
      WHERE own.entry_id = mine.id AND others.entry_id = other.id)
    WHERE mine.id = ANY (${ids}::uuid[]) AND mine.state IN ${inLine}
    GROUP BY mine.id`;

const unnested = (windows: readonly Window[]) => sql`(SELECT * FROM unnest(
  ${windows.map(({ from }) => from.toString())}::timestamptz[],
  ${windows.map(({ to }) => to.toString())}::timestamptz[]) AS given (from_at, to_at))`;

export const countWaitingIn = async (db: Db, windows: readonly Window[]): Promise<number> =>
  (await firstValueOf<number>(db)`
    SELECT count(*)::int AS waiting FROM waiting_list_entry AS other WHERE state IN ${inLine} AND EXISTS (
      SELECT FROM ${unnested(windows)} AS own JOIN waiting_list_window AS others
        ON own.from_at < others.to_at AND others.from_at < own.to_at WHERE others.entry_id = other.id)`) ?? 0;

type Since = { readonly since: Temporal.Instant; readonly timeZone: string };

const timeOf = (at: RawBuilder<unknown>, timeZone: string) => sql`(${at} AT TIME ZONE ${timeZone})::time`;

/** Whether a freed place has a time of day within the window, on whatever day. */
const isSameHour = (timeZone: string) => {
  const [at, from, to] = ['slot_at', 'from_at', 'to_at'].map((name) => timeOf(sql.ref(name), timeZone));
  return sql`(to_at - from_at >= interval '1 day' OR CASE WHEN ${from} < ${to}
    THEN ${at} >= ${from} AND ${at} < ${to} ELSE ${at} >= ${from} OR ${at} < ${to} END)`;
};

export const countFreedIn = async (
  db: Db,
  windows: readonly Window[],
  { since, timeZone }: Since,
): Promise<number> =>
  (await firstValueOf<number>(db)`
    SELECT count(*)::int AS freed FROM freed_place WHERE freed_at > ${since} AND EXISTS (
      SELECT FROM ${unnested(windows)} AS own WHERE ${isSameHour(timeZone)})`) ?? 0;

type Freed = { readonly id: string; readonly freed: number };

export const listFreed = (db: Db, ids: readonly string[], { since, timeZone }: Since) => rowsOf<Freed>(db)`
    SELECT entry_id AS id, count(DISTINCT freed_place.id)::int AS freed
    FROM waiting_list_window JOIN freed_place ON freed_at > ${since} AND ${isSameHour(timeZone)}
    WHERE entry_id = ANY (${ids}::uuid[]) GROUP BY entry_id`;
