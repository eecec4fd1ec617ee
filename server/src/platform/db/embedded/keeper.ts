// Supervisor process between the product and PostgreSQL. The product holds the other end of stdin, so
// PostgreSQL is stopped however the product ends. If PostgreSQL ends, so does this process, and the product
// restarts both.
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openBoundedLog } from './bounded-log.ts';
import { dataIn } from './data-folder.ts';
import { initialise } from './initialise.ts';
import { launch, type RunningServer } from './launch.ts';
import { endLeftover } from './leftover.ts';
import type { Plan, Word } from './plan.ts';

const plan = JSON.parse(process.argv[2] ?? '') as Plan;
const stopping = new AbortController();
let running: RunningServer | undefined;

process.stdin
  .once('end', () => {
    stopping.abort();
    running?.stop();
  })
  .resume();
// EPIPE once the parent is gone.
process.stdout.on('error', () => undefined);
// Ignored: the parent gets these signals too and first finishes its requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const tell = (word: Word) => process.stdout.write(`${JSON.stringify(word)}\n`);

const write = plan.throwAway ? () => undefined : openBoundedLog(`${dataIn(plan.base)}.log`);

/** Backends of a killed server may need a moment to notice and exit. */
const isStillInUse = (said: string) => /still in use|already exists/.test(said);
const patienceMs = 10_000;
const pauseMs = 50;

const run = async () => {
  for (const until = Date.now() + patienceMs; !stopping.signal.aborted; await delay(pauseMs)) {
    await endLeftover(plan);
    if (stopping.signal.aborted) return;
    running = launch(plan, write);
    const isReady = await running.ready;
    if (isReady) tell({ ready: true });
    await running.ended;
    const said = running.said();
    if (isReady || stopping.signal.aborted) return;
    if (!isStillInUse(said) || Date.now() > until)
      return tell({ fault: said.trim().split('\n').slice(-3).join(' ') });
  }
};

try {
  await initialise(plan, stopping.signal);
  process.chdir(dataIn(plan.base));
  await run();
} catch (error) {
  if (!stopping.signal.aborted) tell({ fault: (error as Error).message });
}
if (plan.throwAway && stopping.signal.aborted) {
  process.chdir('/');
  rmSync(plan.base, { recursive: true, force: true });
}
process.stdin.destroy();
