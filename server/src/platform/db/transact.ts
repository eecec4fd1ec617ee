import type { Transaction } from 'kysely';
import { within } from '../time/within.ts';
import type { Db } from './database.ts';
import { ChangedMeanwhileError, isRetryable } from './retryable.ts';
import type { Schema } from './schema.ts';
import { type TransactionScope, transactionScope } from './transaction-scope.ts';

export type Trx = Transaction<Schema>;

export class TransactionDeadlineError extends Error {
  constructor(milliseconds: number) {
    super(`The transaction took longer than ${milliseconds} ms`);
    this.name = 'TransactionDeadlineError';
  }
}

const usualAttempts = 3;
/** Each such retry means that another transaction succeeded, so there may be more retries, without a pause. */
const attemptsWhenChanged = 20;
const deadlineMs = 20_000;

const withDeadline = <T>(scope: TransactionScope, ms: number, work: () => Promise<T>): Promise<T> =>
  within(transactionScope.run(scope, work), ms, new TransactionDeadlineError(ms)).finally(() => {
    scope.over = true;
  });

const pause = (attempt: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));

/**
 * Runs `work` in a READ COMMITTED transaction and retries it as a whole on deadlocks and serialization
 * failures. So `work` must have no other side effects: use `afterCommit` of the context.
 */
export const transact = async <T>(
  db: Db,
  work: (trx: Trx) => Promise<T>,
  options: { readonly deadlineMs?: number; readonly attempts?: 1 } = {},
): Promise<T> => {
  const attempts = options.attempts ?? usualAttempts;
  for (let attempt = 1; ; attempt += 1) {
    const scope: TransactionScope = { over: false };
    try {
      return await db
        .transaction()
        .execute((trx) => withDeadline(scope, options.deadlineMs ?? deadlineMs, () => work(trx)));
    } catch (error) {
      const hasChanged = error instanceof ChangedMeanwhileError;
      const most = hasChanged && attempts > 1 ? attemptsWhenChanged : attempts;
      if (attempt >= most || !isRetryable(error)) throw error;
      if (!hasChanged) await pause(attempt);
    }
  }
};
