import type { Db } from '../db/database.ts';
import { listDueQueues } from './jobs.queries.ts';

type Queue = { readonly name: string; doNext(): Promise<boolean> };

/** For tests without workers: does all due jobs, one queue after the other, until there are none. */
export const createDrain = (db: Db, queues: () => readonly Queue[]): (() => Promise<number>) => {
  const drainAll = async () => {
    let done = 0;
    // Asks only queues that have due jobs, because asking each of the many queues costs more than the jobs.
    for (let due = await listDueQueues(db); due.size > 0; due = await listDueQueues(db)) {
      const before = done;
      for (const queue of queues().filter(({ name }) => due.has(name)))
        while (await queue.doNext()) done += 1;
      if (done === before) break;
    }
    return done;
  };
  // A second drain waits for the first, or it would find nothing due and return before the work is done.
  let running: Promise<unknown> = Promise.resolve();
  return () => {
    const mine = running.then(drainAll);
    running = mine.catch(() => undefined);
    return mine;
  };
};
