import type { CompiledQuery, QueryResult } from 'kysely';
import { bundle } from './bundle.ts';
import type { Trx } from './transact.ts';

type RowsOf<S> = { [K in keyof S]: S[K] extends CompiledQuery<infer R> ? readonly R[] : never };

/** Pipelined: one round trip. Each statement's snapshot is taken after the locks of those before it. */
export const inOneTrip = async <S extends readonly CompiledQuery[]>(
  trx: Trx,
  ...statements: S
): Promise<RowsOf<S>> => {
  const { rows } = await trx.executeQuery(bundle(statements, 'now'));
  return (rows as QueryResult<unknown>[]).map((result) => result.rows) as RowsOf<S>;
};

/** Sends a statement along with the next one, if nobody needs its result. If it fails, the next one is told. */
export const withNext = async (trx: Trx, statement: CompiledQuery): Promise<void> => {
  await trx.executeQuery(bundle([statement], 'with next'));
};

/** Sends a statement along with COMMIT, if nobody needs its result. If it fails, nothing is committed. */
export const withCommit = async (trx: Trx, statement: CompiledQuery, done?: () => void): Promise<void> => {
  await trx.executeQuery(bundle([statement], 'with commit', done));
};
