import type { Readable } from 'node:stream';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { EventStreams } from '../../../platform/streams/event-streams.ts';
import { requirePlacement } from '../get-queue.ts';
import type { QueueSelection } from './queue-channel.ts';
import { createQueueFeed, type QueueFeed } from './queue-feed.ts';

type StreamRequest = QueueSelection & {
  readonly since?: number | undefined;
  /** Sent by EventSource when it reconnects. */
  readonly lastEventId?: string | undefined;
};

const feeds = new WeakMap<EventStreams, QueueFeed>();

const feedOf = (ctx: Context): QueueFeed => {
  const feed = feeds.get(ctx.streams) ?? createQueueFeed(ctx);
  feeds.set(ctx.streams, feed);
  return feed;
};

const revisionOf = (text: string | undefined) =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

export const streamQueue = async (ctx: Context, request: StreamRequest): Promise<Readable> => {
  const { placement, size, since = revisionOf(request.lastEventId) } = request;
  requirePlacement(ctx.actor, placement);
  if (!ctx.actor) throw new AppError('UNAUTHORIZED');
  return (await feedOf(ctx).open(ctx.actor, { placement, size }, since)).body;
};
