import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Cell, writeCells } from './cells.ts';

/** Whoever books a place is served first. */
const behindOthers = 10;

const port = parentPort;
if (!port) throw new Error('This runs in a thread of its own');
// Elsewhere than on Linux it is the priority of the whole process.
if (process.platform === 'linux') setPriority(behindOthers);

/** Asks for rows as they are needed; null: there are no more. */
async function* rows(from: NonNullable<typeof port>): AsyncGenerator<Cell[]> {
  for (;;) {
    const answered = once(from, 'message') as Promise<[Cell[][] | null]>;
    from.postMessage(null);
    const [batch] = await answered;
    if (batch === null) return;
    yield* batch;
  }
}

for await (const bytes of writeCells(workerData, rows(port))) port.postMessage(bytes);
port.close();
