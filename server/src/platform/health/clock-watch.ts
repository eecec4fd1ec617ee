import type { Db } from '../db/database.ts';
import type { Readiness } from '../http/readiness.ts';
import type { Clock } from '../time/clock.ts';
import { findClockDrift } from './clock-drift.ts';

const everyMs = 60_000;

type Parts = {
  readonly db: Db;
  /** The machine's clock, since the injected one may be moved deliberately. */
  readonly machineClock: Clock;
  readonly readiness: Readiness;
  readonly jobs: { pause(): Promise<void>; resume(): Promise<void> };
};

export type ClockWatch = { look(): Promise<void>; close(): void };

/** Compares the clocks every minute; while they differ, requests are refused and jobs paused. */
export const watchClock = ({ db, machineClock, readiness, jobs }: Parts): ClockWatch => {
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
