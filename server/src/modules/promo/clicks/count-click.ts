import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addClicks, type Clicks } from './clicks.queries.ts';

type Click = Omit<Clicks, 'count'> & {
  readonly done: (isKnown: boolean) => void;
  readonly failed: (error: unknown) => void;
};

/** Instances rarely write to the same of them at the same moment. */
const shards = 16;

const addUp = (clicks: readonly Click[]): Clicks[] => {
  const groups = Map.groupBy(clicks, ({ blockId, hour }) => `${blockId} ${hour}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ blockId: first.blockId, hour: first.hour, count: group.length }] : [];
  });
};

const write = async (db: Db, clicks: readonly Click[]): Promise<void> => {
  try {
    const known = await addClicks(db, Math.floor(Math.random() * shards), addUp(clicks));
    for (const { blockId, done } of clicks) done(known.has(blockId));
  } catch (error) {
    for (const { failed } of clicks) failed(error);
  }
};

/**
 * Clicks that come while a statement is under way are written together by the next one: a crowd that clicks holds one
 * connection, and each is answered when its click is committed, so none is lost with the process.
 */
const createCounter = (db: Db) => {
  let waiting: Click[] = [];
  let isWriting = false;
  const writeAll = async () => {
    isWriting = true;
    while (waiting.length > 0) {
      const clicks = waiting;
      waiting = [];
      await write(db, clicks);
    }
    isWriting = false;
  };
  return (blockId: string, hour: Temporal.Instant): Promise<boolean> =>
    new Promise((done, failed) => {
      waiting.push({ blockId, hour, done, failed });
      if (!isWriting) void writeAll();
    });
};

const counters = new WeakMap<Db, ReturnType<typeof createCounter>>();

const counterOf = (db: Db) => {
  const counter = counters.get(db) ?? createCounter(db);
  counters.set(db, counter);
  return counter;
};

/** Counted in the hour of the checkpoint's clock. */
export const countClick = async ({ db, clock, config }: Context, blockId: string): Promise<void> => {
  const hour = clock
    .now()
    .toZonedDateTimeISO(config.timeZone)
    .round({ smallestUnit: 'hour', roundingMode: 'floor' })
    .toInstant();
  if (!(await counterOf(db)(blockId, hour))) throw new AppError('NOT_FOUND');
};
