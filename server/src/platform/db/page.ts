import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Counting further would cost more than anybody reads off the number. */
const countedUpTo = 10_000;

export type PageRequest = { readonly page: number; readonly size: number };

type Page<T> = {
  readonly content: T[];
  readonly last: boolean;
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly totalCapped?: true;
};

/** Asks for one row more than the page holds: whether there is a next page never depends on the count. */
export const toPage = async <DB, TB extends keyof DB, O, T>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  { page, size }: PageRequest,
  toItem: (row: O) => T,
): Promise<Page<T>> => {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(countedUpTo + 1);
  const { rows: counts } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (${counted}) AS counted`.execute(db);
  const total = counts[0]?.total ?? 0;
  const rows = await query
    .limit(size + 1)
    .offset(page * size)
    .execute();
  return {
    content: rows.slice(0, size).map(toItem),
    last: rows.length <= size,
    page,
    size,
    total: Math.min(total, countedUpTo),
    ...(total > countedUpTo && { totalCapped: true }),
  };
};
