import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Cell, SheetFrame } from './cells.ts';

const worker = new URL('./sheet-worker.ts', import.meta.url);
/** It holds a batch and what it has written of it. */
const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/**
 * The bytes of a long sheet, made by a thread of its own, so that nobody else waits for them. It asks for rows by null,
 * and gets the next ones when what it has written is taken.
 */
export async function* writeInThread(
  frame: SheetFrame,
  batches: AsyncIterator<Cell[][]>,
): AsyncGenerator<Uint8Array> {
  const thread = new Worker(worker, { workerData: frame, resourceLimits: memory, execArgv: [] });
  try {
    for await (const [bytes] of on(thread, 'message', { close: ['exit'] })) {
      if (bytes === null) {
        const { done, value } = await batches.next();
        thread.postMessage(done ? null : value);
      } else yield bytes;
    }
  } finally {
    await thread.terminate();
    await batches.return?.();
  }
}
