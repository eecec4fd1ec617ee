import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { rowsOf } from './rows-of.ts';

/** Exact counts beyond this cost more than they are worth. */
export const countedUpTo = 10_000;

export type PageRequest = { readonly page: number; readonly size: number };

type Total = { readonly total: number; readonly totalCapped?: true };

export type Page<T> = Total & {
  readonly content: T[];
  readonly last: boolean;
  readonly page: number;
  readonly size: number;
};

export const toTotal = (counted: number): Total =>
  counted > countedUpTo ? { total: countedUpTo, totalCapped: true } : { total: counted };

export const countCapped = async <DB, TB extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<Total> => {
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(countedUpTo + 1);
  const rows = await rowsOf<{ total: number }>(db)`
    SELECT count(*)::int AS total FROM (${counted}) AS counted`;
  return toTotal(rows[0]?.total ?? 0);
};

export const pageOf = <T>(
  content: T[],
  { page, size }: PageRequest,
  rest: Total & { readonly last: boolean },
): Page<T> => ({ content, page, size, ...rest });

/** Fetches one extra row, so that `last` does not depend on the capped count. */
export const toPage = async <DB, TB extends keyof DB, O, T>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  request: PageRequest,
  toItem: (row: O) => T,
): Promise<Page<T>> => {
  const { page, size } = request;
  const total = await countCapped(db, query);
  const rows = await query
    .limit(size + 1)
    .offset(page * size)
    .execute();
  return pageOf(rows.slice(0, size).map(toItem), request, { ...total, last: rows.length <= size });
};
