import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';
import { asBundle } from './bundle.ts';
import { OuterConnectionError, TransactionOverError, transactionScope } from './transaction-scope.ts';

/** Instants travel as text. */
const toParameter = (value: unknown): unknown =>
  value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : value;

/** A connection while somebody has it. */
type Guarded = DatabaseConnection & {
  begin(settings: TransactionSettings): void;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  release(): Promise<void>;
};

/** The first that fails is the cause: those behind it fail because the transaction has. */
const inTurn = async <T>(answers: readonly (Promise<T> | undefined)[]): Promise<T[]> => {
  for (const answer of answers) answer?.catch(() => undefined);
  const results: T[] = [];
  for (const answer of answers) if (answer) results.push(await answer);
  return results;
};

/**
 * Waits for an answer only where somebody needs it: BEGIN goes with the first statement, and what was left for the end
 * goes with COMMIT. The driver keeps statements in the order in which they are given to it.
 */
const guardConnection = (driver: Driver, inner: DatabaseConnection): Guarded => {
  let unbegun: TransactionSettings | undefined;
  /** COMMIT or ROLLBACK is on its way. */
  let isEnding = false;
  let last: CompiledQuery[] = [];
  let afterwards: (() => void)[] = [];

  const send = (query: CompiledQuery): Promise<QueryResult<unknown>> =>
    inner.executeQuery({ ...query, parameters: query.parameters.map(toParameter) });

  const sendAll = async (queries: readonly CompiledQuery[]) => {
    const settings = unbegun;
    unbegun = undefined;
    const begun = settings && driver.beginTransaction(inner, settings);
    const answers = queries.map(send);
    return (await inTurn<unknown>([begun, ...answers])).slice(begun ? 1 : 0) as QueryResult<unknown>[];
  };

  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      // Work that outlived its deadline goes on until its next statement, which would run after ROLLBACK, by itself.
      if (isEnding) throw new TransactionOverError();
      const bundle = asBundle(query);
      if (!bundle) return (await sendAll([query]))[0] as QueryResult<R>;
      if (bundle.when === 'now') return { rows: (await sendAll(bundle.statements)) as R[] };
      last.push(...bundle.statements);
      if (bundle.done) afterwards.push(bundle.done);
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error(
        'Long reports go in keyset batches: a stream would keep its connection for as long as it is read',
      );
    },
    begin: (settings) => {
      unbegun = settings;
    },
    commit: async () => {
      isEnding = true;
      const [left, actions] = [last, afterwards];
      [last, afterwards] = [[], []];
      if (unbegun && left.length === 0) unbegun = undefined;
      else await inTurn<unknown>([sendAll(left), driver.commitTransaction(inner)]);
      for (const action of actions) action();
    },
    rollback: async () => {
      isEnding = true;
      [last, afterwards] = [[], []];
      if (unbegun) unbegun = undefined;
      else await driver.rollbackTransaction(inner);
    },
    release: () => driver.releaseConnection(inner),
  };
};

const guardDriver = (inner: Driver): Driver => ({
  init: () => inner.init(),
  acquireConnection: async () => {
    // A second connection is a second transaction, and where all are taken it would never come.
    const scope = transactionScope.getStore();
    if (scope && !scope.over) throw new OuterConnectionError();
    return guardConnection(inner, await inner.acquireConnection());
  },
  beginTransaction: async (connection, settings) => (connection as Guarded).begin(settings),
  commitTransaction: (connection) => (connection as Guarded).commit(),
  rollbackTransaction: (connection) => (connection as Guarded).rollback(),
  releaseConnection: (connection) => (connection as Guarded).release(),
  destroy: () => inner.destroy(),
});

/** A dialect that behaves as `inner`, but throws where `inner` might wait for ever. */
export const guardedDialect = (inner: Dialect): Dialect => ({
  createDriver: () => guardDriver(inner.createDriver()),
  createAdapter: () => inner.createAdapter(),
  createQueryCompiler: () => inner.createQueryCompiler(),
  createIntrospector: (db) => inner.createIntrospector(db),
});
