import type { Transaction } from 'kysely';
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
/** Each of these means that somebody else got on, so there is no need to give up, nor to wait. */
const attemptsWhenChanged = 20;
const deadlineMs = 20_000;

const withDeadline = async <T>(scope: TransactionScope, ms: number, work: () => Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TransactionDeadlineError(ms)), ms);
  });
  try {
    return await Promise.race([transactionScope.run(scope, work), late]);
  } finally {
    clearTimeout(timer);
    scope.over = true;
  }
};

const pause = (attempt: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));

/**
 * Runs `work` in one READ COMMITTED transaction. Deadlocks and serialization failures run it again, whole, so
 * `work` must have no effect outside the database: what must follow a commit goes through the context.
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
