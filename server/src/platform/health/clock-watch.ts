import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { PlainError } from '../errors/plain-error.ts';
import type { Readiness } from '../log/readiness.ts';
import type { Clock } from '../time/clock.ts';

/** Holds, arrival windows and warnings depend on the local clock, so all instances must agree. */
const mostDriftMs = 5000;

/** Minimum drift: the round trip of the query counts as uncertainty. */
const measure = async (db: Db, clock: Clock): Promise<number> => {
  const before = clock.now().epochMilliseconds;
  const rows = await rowsOf<{ at: Temporal.Instant }>(db)`SELECT clock_timestamp() AS at`;
  const after = clock.now().epochMilliseconds;
  const at = rows[0]?.at.epochMilliseconds ?? before;
  if (at < before) return before - at;
  return at > after ? after - at : 0;
};

const findClockDrift = async (db: Db, clock: Clock): Promise<number | undefined> => {
  const drift = await measure(db, clock);
  return Math.abs(drift) > mostDriftMs ? drift : undefined;
};

export const requireSameClock = async (db: Db, clock: Clock): Promise<void> => {
  const drift = await findClockDrift(db, clock);
  if (drift === undefined) return;
  const seconds = Math.round(Math.abs(drift) / 1000);
  throw new PlainError(
    `The clock of this machine is ${seconds} s ${drift > 0 ? 'ahead of' : 'behind'} that of the database: set both by the same time server, then start Oktet again.`,
  );
};

const everyMs = 60_000;

type Parts = {
  readonly db: Db;
  /** The machine's clock, since the injected one may be moved deliberately. */
  readonly machineClock: Clock;
  readonly readiness: Readiness;
  readonly jobs: { pause(): Promise<void>; resume(): Promise<void> };
};

/** Compares the clocks every minute; while they differ, requests are refused and jobs paused. */
export const watchClock = ({ db, machineClock, readiness, jobs }: Parts) => {
  const look = async () => {
    const driftMs = await findClockDrift(db, machineClock);
    if ((driftMs !== undefined) === readiness.has('clock')) return;
    if (driftMs === undefined) {
      await jobs.resume();
      readiness.end('clock');
    } else {
      readiness.begin('clock', { driftMs });
      await jobs.pause();
    }
  };
  // Ignores a database that is away: that tells nothing about clocks.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  timer.unref();
  return { look, close: () => clearInterval(timer) };
};
