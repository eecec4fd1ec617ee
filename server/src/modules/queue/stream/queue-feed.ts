import type { Actor } from '../../../platform/context/actor.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { readWebBuild } from '../../../platform/http/pages/page-texts.ts';
import { coalesced, shared } from '../../../platform/memory/one-at-a-time.ts';
import type { EventStream } from '../../../platform/streams/event-streams.ts';
import { type Line, readLine } from '../../bookings/line/read-line.queries.ts';
import { lineChanged } from '../../bookings/line/settle-line.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { maySee } from '../get-queue.ts';
import { findRevision } from '../queue.queries.ts';
import { toQueueView } from '../queue-view.ts';
import {
  createQueueChannel,
  heartbeatOf,
  type QueueChannel,
  type QueueSelection,
  signOfLife,
} from './queue-channel.ts';

export type QueueFeed = {
  /** Resumes after `since` if those changes are still known, else starts with the whole line. */
  open(actor: Actor, request: QueueSelection, since: number | undefined): Promise<EventStream>;
};

type Surroundings = Pick<Context, 'db' | 'config' | 'clock' | 'notices' | 'streams'>;
type ShownChannel = { readonly request: QueueSelection; readonly channel: QueueChannel };

/** How often silent channels are looked for. */
const looksPerHeartbeat = 5;
/**
 * Limits for channels kept for reconnecting readers: how many without readers, and after how many looks
 * without any reader all are dropped.
 */
const mostDeserted = 8;
const desertedLooks = 12 * looksPerHeartbeat;
const retryAfterSeconds = 2;

/**
 * Lines of these sizes and the whole line are the only ones, because each size is diffed and serialized at every
 * change.
 */
const sizes = [10, 100];
const shownSize = (size: number | undefined) => sizes.find((shown) => size !== undefined && size <= shown);

const nameOf = ({ placement, size }: QueueSelection) => `${placement} ${size ?? 'all'}`;

/** Follows the line for all streams of this instance with one database read per change. */
export const createQueueFeed = (ctx: Surroundings): QueueFeed => {
  const { db, streams } = ctx;
  const { times } = streams;
  const channels = new Map<string, ShownChannel>();
  const build = readWebBuild();
  let line: Line | undefined;
  let confirmedAt = 0;
  let isBlind = false;
  let quietLooks = 0;
  let timers: readonly NodeJS.Timeout[] = [];

  const sending = async () => ({ serverTime: wireInstant(ctx, ctx.clock.now()), build: await build });
  const viewFor = (now: Line, { placement, size }: QueueSelection) => toQueueView(ctx, now, placement, size);

  const confirm = () => {
    confirmedAt = performance.now();
    isBlind = false;
  };
  const say = (error: unknown) => {
    if (!isBlind) streams.warn(error, 'the line could not be read for its streams');
    isBlind = true;
  };

  const read = async () => {
    const next = await readLine(db);
    confirm();
    if (next.head.revision === line?.head.revision) return;
    line = next;
    for (const { request, channel } of channels.values())
      await channel.show(viewFor(next, request), await sending());
  };
  const refresh = coalesced(read, say);

  /** Reads the revision regularly, in case a notice was lost. */
  const poll = shared(async () => {
    try {
      if ((await findRevision(db)) !== line?.head.revision) await refresh();
      else confirm();
    } catch (error) {
      say(error);
    }
  });

  const stop = () => {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    channels.clear();
    line = undefined;
  };

  const forgetDeserted = () => {
    const deserted = [...channels].filter(([, { channel }]) => channel.isEmpty());
    for (const [name] of deserted.slice(0, -mostDeserted)) channels.delete(name);
    quietLooks = deserted.length === channels.size ? quietLooks + 1 : 0;
    if (quietLooks > desertedLooks) stop();
  };

  const lookMs = times.heartbeatMs / looksPerHeartbeat;

  /** Beats only in channels that were sent no change meanwhile. */
  const beat = async () => {
    forgetDeserted();
    if (!line) return;
    const dueAfterMs = times.heartbeatMs - lookMs / 2;
    const due = [...channels.values()].filter(({ channel }) => channel.isSilentFor(dueAfterMs));
    if (due.length === 0) return;
    // A heartbeat says that this is the newest line, so none is sent while the database cannot be read.
    const isBlindForLong = performance.now() - confirmedAt > 2 * times.pollMs;
    const heartbeat = isBlindForLong ? signOfLife : heartbeatOf(line.head.revision, await sending());
    for (const { channel } of due) await channel.beat(heartbeat);
  };

  const start = () => {
    quietLooks = 0;
    if (timers.length > 0 || streams.closing.aborted) return;
    timers = [setInterval(poll, times.pollMs).unref(), setInterval(beat, lookMs).unref()];
  };

  const channelFor = (now: Line, request: QueueSelection) => {
    const existing = channels.get(nameOf(request))?.channel;
    if (existing) return existing;
    const channel = createQueueChannel(viewFor(now, request));
    channels.set(nameOf(request), { request, channel });
    return channel;
  };

  ctx.notices.on(lineChanged, () => {
    if (line) void refresh();
  });
  streams.closing.addEventListener('abort', stop);

  return {
    open: async (actor, { placement, size }, since) => {
      const request = { placement, size: shownSize(size) };
      start();
      if (!line) await refresh();
      const now = await sending();
      if (!line) throw new AppError('UNAVAILABLE', { retryAfterSeconds });
      const channel = channelFor(line, request);
      let leave = () => {};
      const stream = streams.open(
        actor,
        (owner) => maySee(owner, request.placement),
        () => leave(),
      );
      leave = channel.join(stream, since, now);
      return stream;
    },
  };
};
