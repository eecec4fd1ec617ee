import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../platform/db/database.ts';
import { addClicks } from './clicks.queries.ts';

/** Counts a click and says, once that is committed, whether there is such a block. */
export type ClickCounter = (blockId: string, at: Temporal.Instant) => Promise<boolean>;

/** Clicks on one block within one minute, which is of one hour in every zone. */
type Pile = {
  readonly blockId: string;
  readonly at: Temporal.Instant;
  count: number;
  readonly written: PromiseWithResolvers<boolean>;
};

/** Instances rarely write to the same of them at the same moment. */
const shards = 16;

/** Whoever clicks is on his way already, so nobody waits for the answer; whoever books waits for every commit before his. */
const betweenWritesMs = 100;

const hourOf = (at: Temporal.Instant, timeZone: string) =>
  at.toZonedDateTimeISO(timeZone).round({ smallestUnit: 'hour', roundingMode: 'floor' }).toInstant();

const write = async (db: Db, timeZone: string, piles: readonly Pile[]): Promise<void> => {
  const clicks = piles.map(({ blockId, at, count }) => ({ blockId, hour: hourOf(at, timeZone), count }));
  try {
    const known = await addClicks(db, Math.floor(Math.random() * shards), clicks);
    for (const { blockId, written } of piles) written.resolve(known.has(blockId));
  } catch (error) {
    for (const { written } of piles) written.reject(error);
  }
};

/**
 * One statement at a time, and ten a second at most: a crowd that clicks holds one connection and hardly a core. Each
 * click is answered when it is committed, so none is lost with the process.
 */
export const createClickCounter = (db: Db, timeZone: string): ClickCounter => {
  let waiting = new Map<string, Pile>();
  let isWriting = false;
  const writeAll = async () => {
    isWriting = true;
    while (waiting.size > 0) {
      const piles = [...waiting.values()];
      waiting = new Map();
      await Promise.all([write(db, timeZone, piles), pause(betweenWritesMs, undefined, { ref: false })]);
    }
    isWriting = false;
  };
  return (blockId, at) => {
    const key = `${blockId} ${Math.floor(at.epochMilliseconds / 60_000)}`;
    const pile = waiting.get(key) ?? { blockId, at, count: 0, written: Promise.withResolvers<boolean>() };
    pile.count += 1;
    waiting.set(key, pile);
    if (!isWriting) void writeAll();
    return pile.written.promise;
  };
};
