import type { DatabaseWaits } from '../../platform/db/postgres.ts';

/** With production timeouts, lock waits on a busy machine would fail with 503. */
export const patientWaits: DatabaseWaits = {
  connectMs: 60_000,
  statementMs: 60_000,
  lockMs: 60_000,
  idleMs: 60_000,
};
