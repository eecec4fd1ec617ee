import { afterAll, beforeAll, test } from 'vitest';
import type { Db } from '../../../platform/db/database.ts';
import { watchConflicts } from '../../../testing/hook-statements.ts';
import { answerFaults } from '../../../testing/model/answer-invariants.ts';
import { assertForAWhile } from '../../../testing/model/assert-for-a-while.ts';
import { bookingFaults } from '../../../testing/model/booking-invariants.ts';
import { describeFailure } from '../../../testing/model/describe-failure.ts';
import { historyFaults } from '../../../testing/model/history-invariants.ts';
import { listFaults } from '../../../testing/model/list-invariants.ts';
import { batches, type ModelCommand } from '../../../testing/model/model-command.ts';
import { openWorld } from '../../../testing/model/model-world.ts';
import { openOffers } from '../../../testing/model/open-offers.ts';
import { readClosures, readParamsSince, readState, readTargets } from '../../../testing/model/read-state.ts';
import { forgiveLostHolds, type Outcome, runBatch } from '../../../testing/model/run-batch.ts';
import { slotFaults } from '../../../testing/model/slot-invariants.ts';
import { tickingClock } from '../../../testing/model/ticking-clock.ts';
import { readEntries } from '../../../testing/model/waiting-list.ts';
import { createTestInstances } from '../../../testing/test-app.ts';

/** `MODEL_SEED` repeats a run; `MODEL_SECONDS` is how long new commands are tried. */
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31);
const seconds = Number(process.env.MODEL_SECONDS ?? 5);

let cluster: Awaited<ReturnType<typeof createTestInstances>>;
let conflicts: ReturnType<typeof watchConflicts>;
let runs = 0;
const answered: Record<string, number> = {};

beforeAll(async () => {
  cluster = await createTestInstances(3, {
    clock: tickingClock('2026-11-20T00:00:00+09:00'),
    env: { LIMITS: '{"sendsPerAccount":100000,"bookingAttemptsPerAccount":100000}', LOG_LEVEL: 'warn' },
  });
  conflicts = watchConflicts(cluster.apps);
});

afterAll(() => cluster.close());

const count = (outcomes: readonly Outcome[]) => {
  for (const { command, code } of outcomes) {
    const what = `${command.kind} ${code ?? 'done'}`;
    answered[what] = (answered[what] ?? 0) + 1;
  }
};

const runAll = async (all: readonly ModelCommand[][]): Promise<void> => {
  const run = runs;
  runs += 1;
  const world = await openWorld(cluster.apps, run);
  await openOffers(world);
  const codes = new Map<string, string>();
  let before = await readState(world);
  for (const [batch, commands] of all.entries()) {
    const targets = await readTargets(world, before, codes);
    await forgiveLostHolds(world);
    const current = {
      ...world,
      closures: await readClosures(world),
      entries: await readEntries(world),
    };
    const outcomes = await runBatch(current, targets, commands, `${run}-${batch}`);
    count(outcomes);
    const after = await readState(world);
    const versions = await readParamsSince(world, before.version);
    const faults = [
      ...answerFaults(before, after, outcomes),
      ...slotFaults(before, after, versions),
      ...bookingFaults(after),
      ...historyFaults(after),
      ...(await listFaults(cluster.apps[0]?.database.db as Db)),
      ...conflicts.seen,
    ];
    if (faults.length > 0) {
      const log = cluster.apps.flatMap((app) => app.log.filter(({ err }) => err));
      throw new Error(describeFailure({ seed, run, batch, outcomes, faults, log }));
    }
    before = after;
  }
};

test(
  `whatever happens at once on three instances, every count and every history is right (MODEL_SEED=${seed})`,
  async () => {
    await assertForAWhile(batches, runAll, { seed, seconds });
    process.stdout.write(`${runs} runs: ${JSON.stringify(answered)}\n`);
  },
  seconds * 1000 + 60_000,
);
