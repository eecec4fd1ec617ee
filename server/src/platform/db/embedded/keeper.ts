// The program that keeps PostgreSQL running for the product, and ends with it: the product holds the other end of
// stdin, so PostgreSQL is stopped however the product ended. If PostgreSQL itself is killed, it is started again.
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
// A starter that is gone listens no more.
process.stdout.on('error', () => undefined);
// Ctrl-C and a stop of the whole machine reach the product too, which first lets requests end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const tell = (word: Word) => process.stdout.write(`${JSON.stringify(word)}\n`);

/** Processes of a server that was killed may need a moment to notice. */
const isStillInUse = (said: string) => /still in use|already exists/.test(said);
const longestPauseMs = 2000;
const firstPatienceMs = 10_000;

const write = plan.throwAway ? () => undefined : openBoundedLog(`${dataIn(plan.base)}.log`).write;

const keepRunning = async () => {
  const began = Date.now();
  let served = false;
  let pauseMs = 20;
  while (!stopping.signal.aborted) {
    await endLeftover(plan);
    if (stopping.signal.aborted) return;
    running = launch(plan, write);
    if (await running.ready) {
      served = true;
      pauseMs = 20;
      tell({ ready: true });
    }
    await running.ended;
    const said = running.said();
    if (stopping.signal.aborted) return;
    if (!served && !(isStillInUse(said) && Date.now() - began < firstPatienceMs))
      return tell({ fault: said.trim().split('\n').slice(-3).join(' ') });
    await delay(pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
};

try {
  await initialise(plan, stopping.signal);
  process.chdir(dataIn(plan.base));
  await keepRunning();
} catch (error) {
  if (!stopping.signal.aborted) tell({ fault: (error as Error).message });
}
if (plan.throwAway) {
  process.chdir('/');
  rmSync(plan.base, { recursive: true, force: true });
}
process.stdin.destroy();
