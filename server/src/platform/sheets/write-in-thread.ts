import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CellMaker, SheetPart } from './cell-maker.ts';
import { createPace } from './pace.ts';
import type { SheetFrame } from './sheet-frame.ts';

const worker = new URL('./sheet-worker.ts', import.meta.url);
const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

export type SheetPlan = { readonly frame: SheetFrame; readonly maker: CellMaker | undefined };

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
