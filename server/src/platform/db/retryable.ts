const serializationFailure = '40001';
const deadlockDetected = '40P01';

const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * What was looked up before its lock was held is no longer so. Locking the rest as well would break the order in which
 * everybody locks, so the transaction lets go of everything and begins again.
 */
export class ChangedMeanwhileError extends Error {
  constructor() {
    super('What was to be locked has changed meanwhile');
    this.name = 'ChangedMeanwhileError';
  }
}

/** A prepared statement whose table has changed since. */
export const isOutdatedPlan = (error: unknown): boolean =>
  sqlState(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');

/** Errors after which the same use case can simply be run again. */
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

/** The database's disk has no room left: nothing can be written, reading goes on. */
export const isDatabaseFull = (error: unknown): boolean => sqlState(error) === '53100';

/**
 * By class or by itself: the connection (08), resources (53), an operator who ends connections (57P), a file that
 * cannot be read (58030), a session that was ended for idling (25P03, 25P04), a standby that takes no writes (25006).
 */
const awayStates = /^(08...|53...|57P..|58030|25P03|25P04|25006)$/;
const connectionCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN'],
]);
/** What the driver says of a connection or a pool that has ended, without a code. */
const awayWords =
  /Connection terminated|not queryable|timeout (exceeded|expired)|Query read timeout|pool after calling end|driver has already been destroyed/;

/** A socket's path that is not there; of any other file ENOENT means something else. */
const isMissingSocket = (error: unknown): boolean =>
  sqlState(error) === 'ENOENT' && (error as NodeJS.ErrnoException).syscall === 'connect';

/**
 * The database is away, not the request wrong. A COMMIT whose answer was lost looks the same: it may have happened, so
 * the caller is told to try again, and its idempotency key finds what was done.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  const state = sqlState(error);
  if (state && (awayStates.test(state) || connectionCodes.has(state))) return true;
  return isMissingSocket(error) || (error instanceof Error && awayWords.test(error.message));
};

/** A lock or a statement took longer than it may. */
export const isTimeout = (error: unknown): boolean => {
  const state = sqlState(error);
  return state === '55P03' || state === '57014';
};
