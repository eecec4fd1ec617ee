import { AsyncLocalStorage } from 'node:async_hooks';

/** The current transaction of the running code. `over` is set at commit, rollback or deadline. */
export type TransactionScope = { over: boolean };

export const transactionScope = new AsyncLocalStorage<TransactionScope>();

export class OuterConnectionError extends Error {
  constructor() {
    super('The outer database connection was used inside a transaction: use the context that was passed in');
    this.name = 'OuterConnectionError';
  }
}

export class TransactionOverError extends Error {
  constructor() {
    super('The transaction is over: a statement that came after its end was refused');
    this.name = 'TransactionOverError';
  }
}
