import type { DatabaseWaits } from '../../platform/db/postgres.ts';

/**
 * What a test shows must not depend on how busy the machine is: whoever waits for a lock longer than usual is answered
 * 503, which is right and proves nothing. Whoever waits for ever still fails.
 */
export const patientWaits: DatabaseWaits = {
  connectMs: 60_000,
  statementMs: 60_000,
  lockMs: 60_000,
  idleMs: 60_000,
};
