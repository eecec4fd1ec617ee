import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReplay } from '#kernel/log/queue-log-replay.ts';
import { watchConflicts } from '../../testing/hook-statements.ts';
import { type LineBatch, lineBatches } from '../../testing/line-model/line-command.ts';
import { answerFaults, rowFaults, shownFaults } from '../../testing/line-model/line-invariants.ts';
import {
  instanceOf,
  type LineWorld,
  micros,
  openLineWorld,
  readLog,
  readTrucks,
  type TruckRow,
} from '../../testing/line-model/line-world.ts';
import { type LineOutcome, runLineBatch } from '../../testing/line-model/run-line-batch.ts';
import { assertForAWhile } from '../../testing/model/assert-for-a-while.ts';
import { tickingClock } from '../../testing/model/ticking-clock.ts';
import { createTestInstances, type TestApp } from '../../testing/test-app.ts';
import type { Finding } from './verify/findings.ts';
import { verifyLog } from './verify/verify-log.ts';

/** `MODEL_SEED` repeats the choices of a run, `MODEL_SECONDS` sets how long new commands are tried. */
const seed = Number(process.env.MODEL_SEED ?? Date.now() % 2 ** 31);
const seconds = Number(process.env.MODEL_SECONDS ?? 5);

let cluster: Awaited<ReturnType<typeof createTestInstances>>;
let conflicts: ReturnType<typeof watchConflicts>;
let runs = 0;
let seq = 0;
const answered: Record<string, number> = {};
/** Rebuilds the line from nothing but the log, which everybody can do. */
const replay = createReplay();

beforeAll(async () => {
  cluster = await createTestInstances(3, {
    clock: tickingClock('2026-11-20T00:00:00+09:00'),
    env: { LIMITS: '{"bookingAttemptsPerAccount":100000}', LOG_LEVEL: 'warn' },
  });
  conflicts = watchConflicts(cluster.apps);
});

afterAll(() => cluster.close());

const countAnswers = (outcomes: readonly LineOutcome[]) => {
  for (const { command, code } of outcomes) {
    const what = `${command.kind} ${code ?? 'done'}`;
    answered[what] = (answered[what] ?? 0) + 1;
  }
};

const learn = ({ oracle }: LineWorld, rows: readonly TruckRow[], bookedAt: number) => {
  for (const { id, number, slot_at } of rows)
    if (!oracle.trucks.has(id)) oracle.add({ id, number, slot: micros(slot_at), bookedAt });
  return new Map(
    rows.flatMap(({ id, arrived_at, undone_arrival_at }) => {
      const at = arrived_at ?? undone_arrival_at;
      return at ? [[id, micros(at)] as const] : [];
    }),
  );
};

const readEntries = async (world: LineWorld) => {
  const entries = await readLog(world, seq);
  seq = entries.at(-1)?.seq ?? seq;
  for (const { logged } of entries) replay.play(logged);
  return entries;
};

const replayFaults = ({ oracle }: LineWorld): string[] => {
  const [told, expected] = [replay.line(), oracle.line()].map((line) =>
    line.map(({ number }) => number).join(),
  );
  return told === expected ? [] : [`the log tells ${told}, but there wait ${expected}`];
};

const beginBatch = async (world: LineWorld, { minutes, lateMinutes }: LineBatch) => {
  const { clock } = instanceOf(world, 0);
  clock.advance({ minutes });
  const body = { arrivalLateMinutes: lateMinutes };
  const { status } = await world.operator.call('PUT', '/system-params/booking-params', { body });
  if (status !== 200) throw new Error(`The parameters were refused with ${status}`);
  return micros(clock.now());
};

const runBatch = async (world: LineWorld, targets: readonly TruckRow[], batch: LineBatch) => {
  const now = await beginBatch(world, batch);
  const outcomes = await runLineBatch(world, targets, batch.commands);
  countAnswers(outcomes);
  const rows = await readTrucks(world);
  const arrivals = learn(world, rows, now);
  const entries = await readEntries(world);
  const heads = new Set([world.oracle.line()[0]?.id]);
  const when = { now, lateMinutes: batch.lateMinutes, arrivalOf: (id: string) => arrivals.get(id) };
  const faults: string[] = [];
  for (const entry of entries) {
    faults.push(...world.oracle.apply(entry, when));
    heads.add(world.oracle.line()[0]?.id);
  }
  faults.push(
    ...answerFaults(outcomes, entries, heads),
    ...rowFaults(world.oracle, rows),
    ...replayFaults(world),
    ...(await shownFaults(world, rows)),
    ...conflicts.seen,
  );
  return { rows, outcomes, faults };
};

const runAll = async (all: readonly LineBatch[]): Promise<void> => {
  const run = runs;
  runs += 1;
  const world = await openLineWorld(cluster.apps, run);
  await readEntries(world);
  let rows: readonly TruckRow[] = await readTrucks(world);
  learn(world, rows, 0);
  for (const [place, batch] of all.entries()) {
    const active = rows.filter(({ status }) => status !== 'CANCELED' && status !== 'LEFT_WAITING_ZONE');
    const result = await runBatch(world, active, batch);
    if (result.faults.length > 0)
      throw new Error(
        [
          `Run ${run}, batch ${place}, MODEL_SEED=${seed}`,
          ...result.faults,
          ...result.outcomes.map((outcome) => JSON.stringify(outcome)),
          ...cluster.apps
            .flatMap(({ log }) => log.filter(({ err }) => err))
            .map((line) => JSON.stringify(line)),
        ].join('\n'),
      );
    rows = result.rows;
  }
};

test(
  `whatever operators and drivers do at once on three instances, the line is the one that follows, and its log can be verified (MODEL_SEED=${seed})`,
  async () => {
    await assertForAWhile(lineBatches, runAll, { seed, seconds });
    process.stdout.write(`${runs} runs: ${JSON.stringify(answered)}\n`);
    const { database, clock } = cluster.apps[0] as TestApp;
    const findings: Finding[] = [];
    const { entries } = await verifyLog(database.db, {
      heads: { heads: [], strangeLines: [] },
      now: clock.now(),
      report: (finding) => findings.push(finding),
    });
    expect(findings).toEqual([]);
    expect(entries).toBeGreaterThan(0);
  },
  seconds * 1000 + 60_000,
);
