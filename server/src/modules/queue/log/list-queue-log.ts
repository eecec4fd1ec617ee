import { LRUCache } from 'lru-cache';
import type { LogHead, QueueLogEntry } from '#contract/queue/queue-log.ts';
import type { HashedEntry } from '#kernel/log/queue-log-chain.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { type ReadyAnswer, toReady } from '../../../platform/http/ready/ready-answer.ts';
import { dayRange } from '../../slots/checkpoint-time.ts';
import { minuteOf } from '../../slots/read-slots.ts';
import { getLogHead, readLogPage } from './log.queries.ts';

/** Signed-in readers see plates of so many days. The owner sees his own until they are removed. */
const plateDays = 7;

type LogPage = { readonly content: QueueLogEntry[]; readonly last: boolean; readonly head: LogHead };
type LogQuery = PageRequest & { readonly date?: string | undefined };

type ReadPage = {
  readonly signedOut: ReadyAnswer;
  readonly forAll: ReadyAnswer;
  readonly owners: ReadonlySet<string>;
  viewOf(userId: string): LogPage;
};

const readPage = async (ctx: Context, { date, page, size }: LogQuery): Promise<ReadPage> => {
  const range = date === undefined ? undefined : dayRange(ctx, date);
  const { entries, last, head } = await readLogPage(ctx.db, { range, page, size });
  const publicSince = ctx.clock.now().subtract({ hours: plateDays * 24 });
  const isPublic = (at: Temporal.Instant) => Temporal.Instant.compare(at, publicSince) >= 0;
  const viewOf = (userId: string | undefined): LogPage => {
    const content = entries.map(({ body, hash, at, plate, account_id }) => ({
      ...(JSON.parse(body) as HashedEntry),
      ...((isPublic(at) || account_id === userId) && plate !== null && { vehicleRegistrationPlate: plate }),
      hash,
    }));
    return { content, last, head };
  };
  const hidden = entries.filter(({ at, plate }) => plate !== null && !isPublic(at));
  const withoutPlates = entries.map(({ body, hash }) => ({ ...(JSON.parse(body) as HashedEntry), hash }));
  return {
    signedOut: toReady({ content: withoutPlates, last, head }),
    forAll: toReady(viewOf(undefined)),
    owners: new Set(hidden.flatMap(({ account_id }) => account_id ?? [])),
    viewOf,
  };
};

const keptMs = 3_600_000;
/** Number of cached pages, each of at most half a megabyte. */
const mostPages = 16;

/**
 * Returns the hashed texts as they were written. Verifiers read the whole log, so pages are cached until the
 * log grows, but at most a minute, because plates become hidden with time.
 */
export const listQueueLog = async (ctx: Context, query: LogQuery): Promise<LogPage | ReadyAnswer> => {
  const pages = await ctx.cache.readLasting(
    'log-pages',
    keptMs,
    async () => new LRUCache<string, Promise<ReadPage>>({ max: mostPages }),
  );
  const { seq } = await getLogHead(ctx.db);
  const key = `${seq} ${minuteOf(ctx)} ${query.date} ${query.page} ${query.size}`;
  const reading = pages.get(key) ?? readPage(ctx, query);
  pages.set(key, reading);
  reading.catch(() => pages.delete(key));
  const page = await reading;
  if (ctx.actor === null) return page.signedOut;
  const { userId } = ctx.actor;
  return page.owners.has(userId) ? page.viewOf(userId) : page.forAll;
};
