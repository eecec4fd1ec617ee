import { once } from 'node:events';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type SheetPart, type SheetPlan, writeCells } from './write-cells.ts';

/** Lowest priority: bookings come first. */
const behindOthers = 19;

const port = parentPort;
if (!port) throw new Error('This runs in a thread of its own');
// Only on Linux does this apply to the thread; elsewhere to the whole process.
if (process.platform === 'linux') setPriority(behindOthers);

async function* parts(from: NonNullable<typeof port>): AsyncGenerator<SheetPart> {
  for (;;) {
    const answered = once(from, 'message') as Promise<[SheetPart | null]>;
    from.postMessage(null);
    const [part] = await answered;
    if (part === null) return;
    yield part;
  }
}

for await (const bytes of writeCells(workerData as SheetPlan, parts(port))) port.postMessage(bytes);
port.close();
