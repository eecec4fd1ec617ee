import type { Readable } from 'node:stream';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { EventStreams } from '../../../platform/streams/event-streams.ts';
import { requirePlacement } from '../get-queue.ts';
import type { Wanted } from './queue-channel.ts';
import { createQueueFeed, type QueueFeed } from './queue-feed.ts';

type Asked = Wanted & {
  readonly since?: number | undefined;
  /** As browsers send it that read the stream by themselves. */
  readonly lastEventId?: string | undefined;
};

/** One for each instance. */
const feeds = new WeakMap<EventStreams, QueueFeed>();

const feedOf = (ctx: Context): QueueFeed => {
  const feed = feeds.get(ctx.streams) ?? createQueueFeed(ctx);
  feeds.set(ctx.streams, feed);
  return feed;
};

const revisionOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** The line and every change of it, until one side ends it. */
export const streamQueue = async (ctx: Context, asked: Asked): Promise<Readable> => {
  const { placement, size, since = revisionOf(asked.lastEventId) } = asked;
  requirePlacement(ctx.actor, placement);
  if (!ctx.actor) throw new AppError('UNAUTHORIZED');
  return (await feedOf(ctx).open(ctx.actor, { placement, size }, since)).body;
};
