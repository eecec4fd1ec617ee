import { AsyncLocalStorage } from 'node:async_hooks';
import { hookStatements } from '../hook-statements.ts';
import type { TestApp } from '../test-app.ts';

type Track = { inTransaction: boolean; locking: number; readonly pauseAt: number; pause(): Promise<void> };

const tracks = new AsyncLocalStorage<Track>();
const takesLocks = /\bfor (no key )?update\b|\bfor share\b|pg_advisory|^\s*(insert|update|delete|with)\b/i;

/** Lets work on this instance be paused before statements that take locks. */
export const makePausable = (app: TestApp): void =>
  hookStatements(app, {
    before: (text) => {
      const track = tracks.getStore();
      if (!track) return undefined;
      if (/^(begin|commit|rollback)/i.test(text)) track.inTransaction = /^begin/i.test(text);
      if (!track.inTransaction || !takesLocks.test(text)) return undefined;
      track.locking += 1;
      return track.locking === track.pauseAt ? track.pause() : undefined;
    },
  });

/** Counts the statements that take locks, which is the number of possible pauses. */
export const countPauses = async (work: () => Promise<unknown>): Promise<number> => {
  const track: Track = { inTransaction: false, locking: 0, pauseAt: 0, pause: async () => undefined };
  await tracks.run(track, work);
  return track.locking;
};

/** Starts `work` and pauses it before its `pauseAt`th statement that takes locks, if it gets that far. */
export const runPaused = <T>(work: () => Promise<T>, pauseAt: number) => {
  const reached = Promise.withResolvers<void>();
  const resumed = Promise.withResolvers<void>();
  const pause = () => {
    reached.resolve();
    return resumed.promise;
  };
  const done = tracks.run({ inTransaction: false, locking: 0, pauseAt, pause }, work);
  return { stopped: Promise.race([reached.promise, done]), resume: () => resumed.resolve(), done };
};
