import { on } from 'node:events';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '../errors/app-error.ts';
import type { SheetPart, SheetPlan } from './write-cells.ts';

/** Each thread takes some 70 MB and up to one core. */
const mostThreads = 2;
const mostWaiting = 4;
const retryAfterSeconds = 20;

let taken = 0;
const waiting: (() => void)[] = [];

export const takeThread = async (): Promise<() => void> => {
  if (taken < mostThreads) taken += 1;
  else if (waiting.length >= mostWaiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds });
  else await new Promise<void>((resolve) => waiting.push(resolve));
  return () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
};

/** Event loop utilization above which a sheet slows down; a sheet alone takes a sixth. */
const busy = 0.5;
/** Pause between parts under load: a thousand of them, a hundred thousand bookings, take 14 s. */
export const partEveryMs = 14;

const createPace = (): (() => Promise<void>) => {
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

const worker = new URL('./sheet-worker.ts', import.meta.url);
const memory = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/** The worker asks for rows with null and gets more when its output is consumed (backpressure). */
export async function* writeInThread(
  plan: SheetPlan,
  parts: AsyncIterator<SheetPart>,
): AsyncGenerator<Uint8Array> {
  const thread = new Worker(worker, { workerData: plan, resourceLimits: memory, execArgv: [] });
  const keepPace = createPace();
  try {
    for await (const [bytes] of on(thread, 'message', { close: ['exit'] })) {
      if (bytes === null) {
        await keepPace();
        const { done, value } = await parts.next();
        thread.postMessage(done ? null : value);
      } else yield bytes;
    }
  } finally {
    await thread.terminate();
    await parts.return?.();
  }
}
