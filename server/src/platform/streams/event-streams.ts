import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../auth/actor.ts';
import type { SessionChange, SessionGate } from '../auth/session-gate.ts';
import type { Clock } from '../clock.ts';
import { inSlices } from './in-slices.ts';

export type StreamTimes = {
  readonly heartbeatMs: number;
  /** How often it is looked whether something was missed. */
  readonly pollMs: number;
  /** How often sessions and slow readers are looked at. */
  readonly reviewMs: number;
  /** How long a reader may take nothing of what waits for it. */
  readonly stalledMs: number;
};

export const usualStreamTimes: StreamTimes = {
  heartbeatMs: 5000,
  pollMs: 2000,
  reviewMs: 5000,
  stalledMs: 20_000,
};

/** Coming back renews a session, so that a screen which only listens keeps its own. */
const longestLife = Temporal.Duration.from({ hours: 6 });
/** What may wait for a reader beyond what its connection holds. */
const mostUnread = 2_000_000;
/** The oldest ends when another is opened. A phone leaves dead ones behind. */
const mostPerOwner = 10;
/** A driver's account. Screens of the checkpoint share one account, so of these it is the session. */
const ownerOf = ({ userId, sessionId, roles }: Actor) => (roles.length > 0 ? sessionId : userId);

export type EventStream = {
  /** The body of the answer. */
  readonly body: Readable;
  send(bytes: Buffer): void;
};

type Open = EventStream & {
  readonly actor: Actor;
  readonly openedAt: Temporal.Instant;
  readonly may: (actor: Actor) => boolean;
  /** When the reader was last seen to take something, or to have nothing to take. */
  aliveAt: number;
  takenBefore: number;
  /** Bytes that wait for the reader. */
  unread(): number;
  /** Bytes that it took so far. */
  taken(): number;
  end(): void;
};

export type EventStreams = {
  /** For as long as the session lasts and `may` is true of whom it belongs to. */
  open(actor: Actor, may: (actor: Actor) => boolean, onClose: () => void): EventStream;
  count(): number;
  /** Ends all of them. */
  close(): void;
  readonly closing: AbortSignal;
  readonly times: StreamTimes;
  /** For what goes wrong while nobody asks. */
  readonly log: FastifyBaseLogger;
};

type Needs = {
  readonly sessions: SessionGate;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly times: StreamTimes;
};

const end = (stream: Open) => stream.end();

const addTo = (groups: Map<string, Set<Open>>, key: string, stream: Open): Set<Open> => {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(stream));
  return group;
};

const removeFrom = (groups: Map<string, Set<Open>>, key: string, stream: Open) => {
  const group = groups.get(key);
  group?.delete(stream);
  if (group?.size === 0) groups.delete(key);
};

const createStream = (actor: Actor, openedAt: Temporal.Instant, may: (actor: Actor) => boolean): Open => {
  // What is sent waits in the body while the connection takes no more.
  const body = new Readable({ read: () => undefined });
  let hasEnded = false;
  let sent = 0;
  return {
    actor,
    body,
    openedAt,
    may,
    aliveAt: performance.now(),
    takenBefore: 0,
    unread: () => body.readableLength,
    taken: () => sent - body.readableLength,
    send: (bytes) => {
      if (hasEnded || body.destroyed) return;
      if (body.readableLength > mostUnread) return void body.destroy();
      sent += bytes.length;
      body.push(bytes);
    },
    end: () => {
      hasEnded = true;
      // Whoever does not take what waits would never come to the end.
      if (body.readableLength > 0) body.destroy();
      else body.push(null);
    },
  };
};

/** Every stream of this instance, by its session; each ends with it. */
export const createEventStreams = ({ sessions, clock, log, times }: Needs): EventStreams => {
  const bySession = new Map<string, Set<Open>>();
  const byOwner = new Map<string, Set<Open>>();
  let timer: NodeJS.Timeout | undefined;
  const closing = new AbortController();

  const endSession = (sessionId: string) => bySession.get(sessionId)?.forEach(end);

  const judge = async (sessionIds: readonly string[]) => {
    if (sessionIds.length === 0) return;
    const good = await sessions.review(sessionIds);
    await inSlices(sessionIds, (id) => {
      const roles = good.get(id);
      for (const stream of bySession.get(id) ?? [])
        if (!roles || !stream.may({ ...stream.actor, roles })) end(stream);
    });
  };
  const judgeOrSay = (sessionIds: readonly string[]) =>
    judge(sessionIds).catch((error: unknown) => log.warn({ err: error }, 'sessions could not be reviewed'));

  sessions.onChange((what: SessionChange) => {
    if ('sessionId' in what) return void endSession(what.sessionId);
    const theirs = [...everyStream()].filter(({ actor }) => actor.userId === what.userId);
    void judgeOrSay([...new Set(theirs.map(({ actor }) => actor.sessionId))]);
  });

  const dropIfStalled = (stream: Open) => {
    const now = performance.now();
    const taken = stream.taken();
    if (stream.unread() === 0 || taken > stream.takenBefore) stream.aliveAt = now;
    stream.takenBefore = taken;
    if (now - stream.aliveAt >= times.stalledMs) stream.body.destroy();
  };

  function* everyStream() {
    for (const streams of bySession.values()) yield* streams;
  }

  const reviewAll = async () => {
    const oldest = clock.now().subtract(longestLife);
    await inSlices(everyStream(), (stream) => {
      dropIfStalled(stream);
      if (Temporal.Instant.compare(stream.openedAt, oldest) <= 0) end(stream);
    });
    await judgeOrSay([...bySession.keys()]);
  };

  const add = (actor: Actor, stream: Open) => {
    const owned = addTo(byOwner, ownerOf(actor), stream);
    const [oldest] = owned;
    if (owned.size > mostPerOwner && oldest) end(oldest);
    addTo(bySession, actor.sessionId, stream);
    timer ??= setInterval(reviewAll, times.reviewMs).unref();
  };

  const remove = (actor: Actor, stream: Open) => {
    removeFrom(byOwner, ownerOf(actor), stream);
    removeFrom(bySession, actor.sessionId, stream);
    if (bySession.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    open: (actor, may, onClose) => {
      const stream = createStream(actor, clock.now(), may);
      add(actor, stream);
      stream.body.once('close', () => {
        remove(actor, stream);
        onClose();
      });
      if (closing.signal.aborted) stream.end();
      return stream;
    },
    count: () => [...bySession.values()].reduce((sum, streams) => sum + streams.size, 0),
    close: () => {
      closing.abort();
      for (const sessionId of bySession.keys()) endSession(sessionId);
    },
    closing: closing.signal,
    times,
    log,
  };
};
