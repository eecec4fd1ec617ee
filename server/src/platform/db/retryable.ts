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

const connectionStates = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '08001']);
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);

/** The database is away, not the request wrong. */
export const isDatabaseAway = (error: unknown): boolean => {
  const state = sqlState(error);
  if (state && (connectionStates.has(state) || connectionCodes.has(state))) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
};

/** A lock or a statement took longer than it may. */
export const isTimeout = (error: unknown): boolean => {
  const state = sqlState(error);
  return state === '55P03' || state === '57014';
};
