import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** Of the time of the thread that serves everybody: alone, a sheet takes a sixth of it. */
const busy = 0.5;
/** Between two parts of a sheet, while others are served: 400 of them, a hundred thousand bookings, take 14 s. */
export const partEveryMs = 36;

/** Waits before the next part of a sheet, if the serving thread has had much else to do since the last one. */
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
