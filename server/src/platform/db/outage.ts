import type { Readiness } from '../log/readiness.ts';
import { isDatabaseAway, isDatabaseFull } from './retryable.ts';

/** Whether the database is away. The log has one line for each outage, so callers write none. */
export const isOutage = (error: unknown, readiness: Readiness): boolean => {
  if (!isDatabaseAway(error) || isDatabaseFull(error)) return false;
  if (!readiness.has('closing')) readiness.begin('database-away', { err: error });
  return true;
};
