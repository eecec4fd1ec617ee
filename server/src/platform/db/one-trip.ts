import { CompiledQuery, type QueryResult } from 'kysely';
import type { Trx } from './transact.ts';

/** How the driver is told that a query stands for others, or waits for COMMIT. */
type Bundle = CompiledQuery & {
  readonly statements: readonly CompiledQuery[];
  readonly when: Moment;
  /** Called once it is committed. */
  readonly done?: (() => void) | undefined;
};
type Moment = 'now' | 'with commit';

const bundle = (statements: readonly CompiledQuery[], when: Moment, done?: () => void): Bundle => ({
  ...CompiledQuery.raw(''),
  statements,
  when,
  done,
});

export const asBundle = (query: CompiledQuery): Bundle | undefined =>
  'statements' in query ? (query as Bundle) : undefined;

type RowsOf<S> = { [K in keyof S]: S[K] extends CompiledQuery<infer R> ? readonly R[] : never };

/**
 * Sends statements one behind the other without waiting in between: one round trip. Each sees what was committed when
 * it began, the locks of those before it included.
 */
export const inOneTrip = async <S extends readonly CompiledQuery[]>(
  trx: Trx,
  ...statements: S
): Promise<RowsOf<S>> => {
  const { rows } = await trx.executeQuery(bundle(statements, 'now'));
  return (rows as QueryResult<unknown>[]).map((result) => result.rows) as RowsOf<S>;
};

/** Sends a statement together with COMMIT, for what nobody waits to read. If it fails, nothing is committed. */
export const withCommit = async (trx: Trx, statement: CompiledQuery, done?: () => void): Promise<void> => {
  await trx.executeQuery(bundle([statement], 'with commit', done));
};
