import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../platform/db/database.ts';
import { addClicks } from './clicks.queries.ts';

/** Counts a click; resolves after the commit with whether the block exists. */
export type ClickCounter = (blockId: string, at: Temporal.Instant) => Promise<boolean>;

/** Clicks on one block within one minute; a minute never spans two hours in any time zone. */
type Pile = {
  readonly blockId: string;
  readonly at: Temporal.Instant;
  count: number;
  readonly written: PromiseWithResolvers<boolean>;
};

/** Reduces row lock contention between instances. */
const shards = 16;

/** Nobody waits for the response to a click, while bookings wait for earlier commits. */
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
 * Batches clicks: one statement at a time and at most ten per second, so that a flood of clicks uses one
 * connection and little CPU. A click is answered after its commit, so none is lost in a crash.
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
