// Child process of startProduct: runs the server in a temporary folder. A line on stdin is a duration to advance the
// clock by, or 'jobs'. The end of input stops the server, so that it never outlives its parent.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { inRoot } from './paths.ts';

const { PRODUCT_FOLDER, PRODUCT_TEMPLATE } = process.env;
const folder = PRODUCT_FOLDER ?? mkdtempSync(join(tmpdir(), 'oktet-product-'));
// A folder that was passed in is kept, so that the product can be started on it again.
if (!PRODUCT_FOLDER) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// A separate program copies the thousand files of a database while this one loads the server's code.
const copying =
  PRODUCT_TEMPLATE && readdirSync(folder).length === 0
    ? promisify(execFile)('cp', ['-R', `${PRODUCT_TEMPLATE}/.`, folder])
    : undefined;
process.env.DATA_DIR = folder;

enableCompileCache(inRoot('.cache/compile'));
const { serve } = await import('../../server/src/serve.ts');
const { cheapCost } = await import('../../server/src/testing/people/cheap-cost.ts');
const { transact } = await import('../../server/src/platform/db/transact.ts');
const { enqueueMinuteJobs } = await import('../../server/src/testing/enqueue-minute-jobs.ts');
const { beat } = await import('../../server/src/modules/bookings/arrival/arrival.queries.ts');
const { advanceDraws } = await import('../../server/src/modules/draws/steps/advance-draws.ts');

await copying;

let ahead = Temporal.Duration.from({ seconds: 0 });
const now = () => Temporal.Now.instant().add(ahead);
const starting = serve({
  clock: { now },
  passwordCost: cheapCost,
  // End-to-end tests create their own trucks and rely on the length of the queue.
  demoDay: process.env.OKTET_DEMO_DAY === 'on',
});

/**
 * Moves the clock. A heartbeat is recorded first, because otherwise the jump would count as an outage, during which
 * nobody is late. Jobs are paused, because one of them could record the time before the jump. Draws advance at once,
 * because their job follows the machine's minutes.
 */
const moveClock = async (duration: string) => {
  const { database, services, systemContext } = await starting;
  await services.jobs.pause();
  await transact(database.db, (trx) => beat(trx, 'bookings', now().add(duration)));
  ahead = ahead.add(duration);
  await services.jobs.resume();
  await advanceDraws(systemContext());
  process.stdout.write(`The clock is ${ahead} ahead\n`);
};

/** Enqueues the jobs of every minute, so that a journey need not wait for the next minute. */
const runJobs = async () => {
  const { database } = await starting;
  await enqueueMinuteJobs(database.db);
  process.stdout.write('The jobs are due\n');
};

createInterface(process.stdin)
  .on('line', (line) => (line === 'jobs' ? runJobs() : moveClock(line)))
  .on('close', () => process.kill(process.pid, 'SIGTERM'));
await starting;
