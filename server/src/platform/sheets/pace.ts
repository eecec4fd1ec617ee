import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Event loop utilization above which a sheet slows down; a sheet alone takes a sixth. */
const busy = 0.5;
/** Pause between parts under load: 400 of them, a hundred thousand bookings, take 14 s. */
export const partEveryMs = 36;

export const createPace = (): (() => Promise<void>) => {
  let since = performance.eventLoopUtilization();
  let at = performance.now();
  return async () => {
    const { utilization } = performance.eventLoopUtilization(since);
    const left = partEveryMs - (performance.now() - at);
    if (utilization > busy && left > 0) await delay(left);
    since = performance.eventLoopUtilization();
    at = performance.now();
  };
};
