const serializationFailure = '40001';
const deadlockDetected = '40P01';

const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * Something read before its lock was taken has changed. Locking more now would break the global lock order
 * (deadlock risk), so the transaction restarts.
 */
export class ChangedMeanwhileError extends Error {
  constructor() {
    super('What was to be locked has changed meanwhile');
    this.name = 'ChangedMeanwhileError';
  }
}

export const isOutdatedPlan = (error: unknown): boolean =>
  sqlState(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');

export const isRetryable = (error: unknown): boolean => {
  const state = sqlState(error);
  return (
    state === serializationFailure ||
    state === deadlockDetected ||
    isOutdatedPlan(error) ||
    error instanceof ChangedMeanwhileError
  );
};

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  sqlState(error) === '23505' &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint);

export const isDatabaseFull = (error: unknown): boolean => sqlState(error) === '53100';

/** Connection 08, resources 53, shutdown 57P, I/O 58030, idle timeouts 25P03 25P04, standby 25006. */
const awayStates = /^(08...|53...|57P..|58030|25P03|25P04|25006)$/;
const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
]);
/** Driver errors without a code for an ended connection or pool. */
const awayWords =
  /Connection terminated|not queryable|timeout (exceeded|expired)|Query read timeout|pool after calling end|driver has already been destroyed/;

/** ENOENT on connect means a missing socket; elsewhere it is some other file. */
const isMissingSocket = (error: unknown): boolean =>
  sqlState(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';

/**
 * The database is unavailable; the request is fine. A COMMIT whose answer was lost looks the same and may
 * have succeeded: the client retries, and its idempotency key finds the result.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  const state = sqlState(error);
  if (state && (awayStates.test(state) || connectionCodes.has(state))) return true;
  // Not `instanceof Error`: the job queue copies errors to plain objects.
  const { message } = (error ?? {}) as { readonly message?: unknown };
  return isMissingSocket(error) || (typeof message === 'string' && awayWords.test(message));
};

export const isTimeout = (error: unknown): boolean => {
  const state = sqlState(error);
  return state === '55P03' || state === '57014';
};
