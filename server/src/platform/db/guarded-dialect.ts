import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { OuterConnectionError, transactionScope } from './transaction-scope.ts';

/** Instants travel as text. */
const toParameter = (value: unknown): unknown =>
  value instanceof Temporal.Instant || value instanceof Temporal.PlainDate ? value.toString() : value;

const guardConnection = (inner: DatabaseConnection): DatabaseConnection => ({
  executeQuery: <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
    inner.executeQuery<R>({ ...query, parameters: query.parameters.map(toParameter) }),
  streamQuery: () => {
    throw new Error(
      'Long reports go in keyset batches: a stream would keep its connection for as long as it is read',
    );
  },
});

const guardDriver = (inner: Driver): Driver => {
  const innerOf = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const unwrap = (connection: DatabaseConnection) => innerOf.get(connection) ?? connection;
  return {
    init: () => inner.init(),
    acquireConnection: async () => {
      // A second connection is a second transaction, and where all are taken it would never come.
      const scope = transactionScope.getStore();
      if (scope && !scope.over) throw new OuterConnectionError();
      const connection = await inner.acquireConnection();
      const guarded = guardConnection(connection);
      innerOf.set(guarded, connection);
      return guarded;
    },
    beginTransaction: (connection, settings) => inner.beginTransaction(unwrap(connection), settings),
    commitTransaction: (connection) => inner.commitTransaction(unwrap(connection)),
    rollbackTransaction: (connection) => inner.rollbackTransaction(unwrap(connection)),
    releaseConnection: (connection) => inner.releaseConnection(unwrap(connection)),
    destroy: () => inner.destroy(),
  };
};

/** A dialect that behaves as `inner`, but throws where `inner` might wait for ever. */
export const guardedDialect = (inner: Dialect): Dialect => ({
  createDriver: () => guardDriver(inner.createDriver()),
  createAdapter: () => inner.createAdapter(),
  createQueryCompiler: () => inner.createQueryCompiler(),
  createIntrospector: (db) => inner.createIntrospector(db),
});
