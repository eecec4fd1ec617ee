import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { createMutex, type Mutex } from './mutex.ts';
import { OuterConnectionError, transactionScope } from './transaction-scope.ts';

/** Instants travel as text. */
const toParameter = (value: unknown): unknown =>
  value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : value;

const guardConnection = (inner: DatabaseConnection): DatabaseConnection => ({
  executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
    inner.executeQuery<R>({ ...query, parameters: query.parameters.map(toParameter) }),
  streamQuery: () => {
    throw new Error('Long reports go in keyset batches: streaming does not exist on the embedded database');
  },
});

const guardDriver = (inner: Driver, mutex: Mutex | undefined): Driver => {
  const innerOf = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const unwrap = (connection: DatabaseConnection) => innerOf.get(connection) ?? connection;
  return {
    init: () => inner.init(),
    acquireConnection: async () => {
      // The embedded database has one connection: waiting for it inside a transaction would never end.
      const scope = transactionScope.getStore();
      if (scope && !scope.over) throw new OuterConnectionError();
      await mutex?.lock();
      const connection = await inner.acquireConnection();
      const guarded = guardConnection(connection);
      innerOf.set(guarded, connection);
      return guarded;
    },
    beginTransaction: (connection, settings) => inner.beginTransaction(unwrap(connection), settings),
    commitTransaction: (connection) => inner.commitTransaction(unwrap(connection)),
    rollbackTransaction: (connection) => inner.rollbackTransaction(unwrap(connection)),
    releaseConnection: async (connection) => {
      await inner.releaseConnection(unwrap(connection));
      mutex?.unlock();
    },
    destroy: () => inner.destroy(),
  };
};

/**
 * A dialect that behaves as `inner`, but throws where `inner` would hang. Kysely's own
 * mutex for single connections is taken before the driver is asked, too early to throw, hence ours.
 */
export const guardedDialect = (inner: Dialect): Dialect => {
  const single = inner.createAdapter().supportsMultipleConnections === false;
  return {
    createDriver: () => guardDriver(inner.createDriver(), single ? createMutex() : undefined),
    createAdapter: () =>
      Object.defineProperty(inner.createAdapter(), 'supportsMultipleConnections', { value: true }),
    createQueryCompiler: () => inner.createQueryCompiler(),
    createIntrospector: (db) => inner.createIntrospector(db),
  };
};
