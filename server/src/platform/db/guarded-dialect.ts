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

const toParameter = (value: unknown): unknown =>
  value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : value;

type GuardedConnection = DatabaseConnection & {
  begin(settings: TransactionSettings): void;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  release(): Promise<void>;
};

/** Throws the first error, because later statements fail only as that error has aborted the transaction. */
const inTurn = async <T>(answers: readonly (Promise<T> | undefined)[]): Promise<T[]> => {
  for (const answer of answers) answer?.catch(() => undefined);
  const results: T[] = [];
  for (const answer of answers) if (answer) results.push(await answer);
  return results;
};

/** Saves round trips: BEGIN goes with the first statement, deferred statements with the next one or with COMMIT. */
const guardConnection = (driver: Driver, inner: DatabaseConnection): GuardedConnection => {
  let unbegun: TransactionSettings | undefined;
  let isEnding = false;
  let first: CompiledQuery[] = [];
  let last: CompiledQuery[] = [];
  let afterwards: (() => void)[] = [];

  const send = (query: CompiledQuery): Promise<QueryResult<unknown>> =>
    inner.executeQuery({ ...query, parameters: query.parameters.map(toParameter) });

  const sendAll = async (queries: readonly CompiledQuery[]) => {
    const settings = unbegun;
    unbegun = undefined;
    const begun = settings && driver.beginTransaction(inner, settings);
    const before = [...(begun ? [begun] : []), ...first.map(send)];
    first = [];
    const answers = await inTurn<unknown>([...before, ...queries.map(send)]);
    return answers.slice(before.length) as QueryResult<unknown>[];
  };

  return {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
      // Work that is past its deadline goes on to its next statement, which would run outside the transaction.
      if (isEnding) throw new TransactionOverError();
      const bundle = asBundle(query);
      if (!bundle) return (await sendAll([query]))[0] as QueryResult<R>;
      if (bundle.when === 'with next') {
        first.push(...bundle.statements);
        return { rows: [] };
      }
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
      if (unbegun && first.length + left.length === 0) unbegun = undefined;
      else await inTurn<unknown>([sendAll(left), driver.commitTransaction(inner)]);
      for (const action of actions) action();
    },
    rollback: async () => {
      isEnding = true;
      [first, last, afterwards] = [[], [], []];
      if (unbegun) unbegun = undefined;
      else await driver.rollbackTransaction(inner);
    },
    release: () => driver.releaseConnection(inner),
  };
};

const guardDriver = (inner: Driver): Driver => ({
  init: () => inner.init(),
  acquireConnection: async () => {
    // Inside a transaction a second connection would be another transaction, and a full pool would deadlock.
    const scope = transactionScope.getStore();
    if (scope && !scope.over) throw new OuterConnectionError();
    return guardConnection(inner, await inner.acquireConnection());
  },
  beginTransaction: async (connection, settings) => (connection as GuardedConnection).begin(settings),
  commitTransaction: (connection) => (connection as GuardedConnection).commit(),
  rollbackTransaction: (connection) => (connection as GuardedConnection).rollback(),
  releaseConnection: (connection) => (connection as GuardedConnection).release(),
  destroy: () => inner.destroy(),
});

/** Like `inner`, but throws where `inner` might wait forever. */
export const guardedDialect = (inner: Dialect): Dialect => ({
  createDriver: () => guardDriver(inner.createDriver()),
  createAdapter: () => inner.createAdapter(),
  createQueryCompiler: () => inner.createQueryCompiler(),
  createIntrospector: (db) => inner.createIntrospector(db),
});
