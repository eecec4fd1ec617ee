import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';

/** Holds end, windows close and strikes are given by the clock of whoever looks: instances must agree on it. */
const mostDriftMs = 5000;

/** This machine's clock is not the database's. Told in one sentence when it is found at the start. */
export class ClockDriftError extends Error {
  constructor(driftMs: number) {
    const seconds = Math.round(Math.abs(driftMs) / 1000);
    super(
      `The clock of this machine is ${seconds} s ${driftMs > 0 ? 'ahead of' : 'behind'} that of the database: set both by the same time server, then start Oktet again.`,
    );
    this.name = 'ClockDriftError';
  }
}

/** By how much this machine is ahead, at least: what the question itself took is given to the doubt. */
const measure = async (db: Db, clock: Clock): Promise<number> => {
  const before = clock.now().epochMilliseconds;
  const { rows } = await sql<{ at: Temporal.Instant }>`SELECT clock_timestamp() AS at`.execute(db);
  const after = clock.now().epochMilliseconds;
  const at = rows[0]?.at.epochMilliseconds ?? before;
  if (at < before) return before - at;
  return at > after ? after - at : 0;
};

/** Milliseconds that this machine's clock is ahead of the database's, if they are more than may be. */
export const findClockDrift = async (db: Db, clock: Clock): Promise<number | undefined> => {
  const drift = await measure(db, clock);
  return Math.abs(drift) > mostDriftMs ? drift : undefined;
};

export const requireSameClock = async (db: Db, clock: Clock): Promise<void> => {
  const drift = await findClockDrift(db, clock);
  if (drift !== undefined) throw new ClockDriftError(drift);
};
