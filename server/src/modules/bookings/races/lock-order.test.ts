import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchConflicts } from '../../../testing/hook-statements.ts';
import { besideDraws, drawOperations } from '../../../testing/pairs/draw-operations.ts';
import { lineOperations } from '../../../testing/pairs/line-operations.ts';
import type { Operation } from '../../../testing/pairs/operation.ts';
import { bookingOperations } from '../../../testing/pairs/pair-operations.ts';
import { openStage, type Stage, setScene } from '../../../testing/pairs/pair-scene.ts';
import { countPauses, makePausable, runPaused } from '../../../testing/pairs/paused-run.ts';
import { waitingOperations } from '../../../testing/pairs/waiting-operations.ts';
import { createTestPair } from '../../../testing/test-app.ts';
import { requireSlotsAgree } from '../../../testing/trucks/slots-agree.ts';

/** With PAIR_SECONDS every pair meets, in any order, until time is up; without, the same few pairs meet each time. */
const seconds = Number(process.env.PAIR_SECONDS ?? 0);
const seed = Number(process.env.MODEL_SEED ?? (seconds > 0 ? Date.now() % 2 ** 31 : 2026));
const few = { operations: 15, meetings: 60 };

const operations = [...bookingOperations, ...lineOperations, ...waitingOperations, ...drawOperations];

let pair: Awaited<ReturnType<typeof createTestPair>>;
let stage: Stage;
let conflicts: ReturnType<typeof watchConflicts>;

beforeAll(async () => {
  pair = await createTestPair({
    env: {
      LIMITS:
        '{"sendsPerAccount":100000,"bookingAttemptsPerAccount":100000,"vehicleChangesPerAccount":100000,"roundsPerAddress":100000}',
      LOG_LEVEL: 'warn',
    },
  });
  makePausable(pair.first);
  conflicts = watchConflicts([pair.first, pair.second]);
  stage = await openStage(pair.first);
});

afterAll(() => pair.close());

const whoeverWaits = {
  name: 'whoever waits',
  text: `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
};

const isSomebodyWaiting = async (): Promise<boolean> => {
  const { rowCount } = await pair.second.database.pool.query(whoeverWaits);
  return rowCount !== 0;
};

/** Waits until `work` has ended or waits for a lock. */
const untilItWaits = async (work: Promise<unknown>) => {
  let isDone = false;
  work.finally(() => {
    isDone = true;
  });
  // The query costs as much as the statements that it observes, so pause between polls.
  while (!isDone && !(await isSomebodyWaiting())) await delay(2);
};

type Meeting = { readonly one: Operation; readonly other: Operation; readonly pauseAt: number };

/**
 * Stops one operation while it holds some of its locks, lets the other run as far as it can, then resumes the
 * first. If the two operations can deadlock at all, they do at one of the stops.
 */
const meet = async ({ one, other, pauseAt }: Meeting): Promise<void> => {
  const scene = await setScene(stage);
  const paused = runPaused(() => one.run(pair.first, scene), pauseAt);
  await paused.stopped;
  const second = other.run(pair.second, scene);
  await untilItWaits(second);
  paused.resume();
  const answers = await Promise.all([paused.done, second]);
  const where = `${one.name}, stopped before its lock ${pauseAt}, and ${other.name}`;
  expect(conflicts.seen, where).toEqual([]);
  const allowed = [one, other].some((either) => drawOperations.includes(either)) ? besideDraws : [];
  for (const [place, { refusals }] of [one, other].entries()) {
    const { status, code } = answers[place] ?? { status: 0, code: null };
    expect([...refusals, ...allowed, null], `${where}: ${status}`).toContain(code);
    expect(status, where).toBeLessThan(500);
  }
  await requireSlotsAgree(pair.first.database.db);
};

type Pair = Pick<Meeting, 'one' | 'other'>;

/** Names a pair alike in either order, because over the rounds each of its operations is the one that is stopped. */
const pairOf = ({ one, other }: Pair): string => [one.name, other.name].toSorted().join(' and ');

const allPairs = operations.flatMap((one) => operations.map((other) => ({ one, other })));
const count = (pairs: readonly Pair[]) => new Set(pairs.map(pairOf)).size;

const shuffle = <T>(all: readonly T[]): readonly T[] =>
  fc.sample(fc.shuffledSubarray([...all], { minLength: all.length }), { seed, numRuns: 1 })[0] ?? [];

const listMeetings = async (): Promise<Meeting[]> => {
  const meetings: Meeting[] = [];
  for (const one of seconds > 0 ? operations : shuffle(operations).slice(0, few.operations)) {
    const scene = await setScene(stage);
    const pauses = await countPauses(() => one.run(pair.first, scene));
    for (const other of operations)
      for (let pauseAt = 2; pauseAt <= pauses; pauseAt += 1) meetings.push({ one, other, pauseAt });
  }
  const rounds = new Map<string, number>();
  const roundOf = (meeting: Meeting) => {
    const key = pairOf(meeting);
    rounds.set(key, (rounds.get(key) ?? 0) + 1);
    return rounds.get(key) ?? 0;
  };
  return shuffle(meetings)
    .map((meeting) => ({ meeting, round: roundOf(meeting) }))
    .toSorted((a, b) => a.round - b.round)
    .map(({ meeting }) => meeting);
};

test(
  `no two operations on the same rows ever wait for each other (MODEL_SEED=${seed})`,
  async () => {
    const meetings = await listMeetings();
    const least = seconds > 0 ? count(allPairs) : few.meetings;
    const deadline = performance.now() + seconds * 1000;
    let met = 0;
    for (const meeting of meetings) {
      if (met >= least && performance.now() > deadline) break;
      await meet(meeting);
      met += 1;
    }
    process.stdout.write(
      `MODEL_SEED=${seed}: ${met} of ${meetings.length} meetings of ${count(allPairs)} pairs\n`,
    );
  },
  seconds * 1000 + 600_000,
);
