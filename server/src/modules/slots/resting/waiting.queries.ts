import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { rowsOf } from '../../../platform/db/rows-of.ts';

type Waiting = { readonly key: string; readonly waiting: number };

const count = async (
  db: Db,
  key: RawBuilder<unknown>,
  from: string,
  to: string,
): Promise<Map<string, number>> => {
  const rows = await rowsOf<Waiting>(db)`
    SELECT ${key} AS key, count(DISTINCT entry_id)::int AS waiting
    FROM slot
    JOIN waiting_list_window ON start_at >= from_at AND start_at < to_at
    JOIN waiting_list_entry ON waiting_list_entry.id = entry_id AND state IN ('WAITING', 'OFFERED')
    WHERE slot.day BETWEEN ${from} AND ${to} GROUP BY 1`;
  return new Map(rows.map(({ key: of, waiting }) => [of, waiting]));
};

/** Keyed by the slot's start in milliseconds. */
export const countWaitingBySlot = (db: Db, from: string, to: string) =>
  count(db, sql`(extract(epoch FROM start_at) * 1000)::bigint::text`, from, to);

export const countWaitingByDay = (db: Db, from: string, to: string) =>
  count(db, sql`slot.day::text`, from, to);
