import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { SessionChange, SessionGate } from '../auth/session-gate.ts';
import type { Actor } from '../context/actor.ts';
import { isOutage } from '../db/outage.ts';
import type { Readiness } from '../log/readiness.ts';
import { shared } from '../memory/one-at-a-time.ts';
import type { Clock } from '../time/clock.ts';
import { inSlices } from './in-slices.ts';

export type StreamTimes = {
  readonly heartbeatMs: number;
  readonly pollMs: number;
  readonly reviewMs: number;
  readonly stalledMs: number;
};

export const usualStreamTimes: StreamTimes = {
  heartbeatMs: 5000,
  pollMs: 2000,
  reviewMs: 5000,
  stalledMs: 20_000,
};

/** Reconnecting renews the session, which a screen that only listens would lose. */
const longestLife = Temporal.Duration.from({ hours: 6 });
/** Bytes buffered for a reader beyond the socket's own buffers. */
const mostUnread = 2_000_000;
/** The oldest is closed for a new one: phones leave dead connections behind. */
const mostPerOwner = 10;
/** Per account for drivers; per session for staff, because displays share one account. */
const ownerOf = ({ userId, sessionId, roles }: Actor) => (roles.length > 0 ? sessionId : userId);

export type EventStream = {
  readonly body: Readable;
  send(bytes: Buffer): void;
};

type OpenStream = EventStream & {
  readonly actor: Actor;
  readonly openedAt: Temporal.Instant;
  readonly may: (actor: Actor) => boolean;
  aliveAt: number;
  takenBefore: number;
  unread(): number;
  taken(): number;
  end(): void;
};

export type EventStreams = {
  /** Open while the session is valid and `may` allows it. */
  open(actor: Actor, may: (actor: Actor) => boolean, onClose: () => void): EventStream;
  count(): number;
  close(): void;
  readonly closing: AbortSignal;
  readonly times: StreamTimes;
  /** Logs what hinders streams, unless it is an outage of the database. */
  warn(error: unknown, what: string): void;
};

declare module '../context/context.ts' {
  interface Services {
    readonly streams: EventStreams;
  }
}

type Needs = {
  readonly sessions: SessionGate;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly readiness: Readiness;
  readonly times: StreamTimes;
};

const end = (stream: OpenStream) => stream.end();

const addTo = (groups: Map<string, Set<OpenStream>>, key: string, stream: OpenStream): Set<OpenStream> => {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(stream));
  return group;
};

const removeFrom = (groups: Map<string, Set<OpenStream>>, key: string, stream: OpenStream) => {
  const group = groups.get(key);
  group?.delete(stream);
  if (group?.size === 0) groups.delete(key);
};

const createStream = (
  actor: Actor,
  openedAt: Temporal.Instant,
  may: (actor: Actor) => boolean,
): OpenStream => {
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
      // A stalled reader would never reach the end, so destroy.
      if (body.readableLength > 0) body.destroy();
      else body.push(null);
    },
  };
};

export const createEventStreams = ({ sessions, clock, log, readiness, times }: Needs): EventStreams => {
  const bySession = new Map<string, Set<OpenStream>>();
  const byOwner = new Map<string, Set<OpenStream>>();
  const closing = new AbortController();

  const warn = (error: unknown, what: string) => {
    if (!isOutage(error, readiness)) log.warn({ err: error }, what);
  };

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
    judge(sessionIds).catch((error: unknown) => warn(error, 'sessions could not be reviewed'));

  sessions.onChange((what: SessionChange) => {
    if ('sessionId' in what) return void endSession(what.sessionId);
    const theirs = [...everyStream()].filter(({ actor }) => actor.userId === what.userId);
    void judgeOrSay([...new Set(theirs.map(({ actor }) => actor.sessionId))]);
  });

  const dropIfStalled = (stream: OpenStream) => {
    const now = performance.now();
    const taken = stream.taken();
    if (stream.unread() === 0 || taken > stream.takenBefore) stream.aliveAt = now;
    stream.takenBefore = taken;
    if (now - stream.aliveAt >= times.stalledMs) stream.body.destroy();
  };

  function* everyStream() {
    for (const streams of bySession.values()) yield* streams;
  }

  const reviewAll = shared(async () => {
    const oldest = clock.now().subtract(longestLife);
    await inSlices(everyStream(), (stream) => {
      dropIfStalled(stream);
      if (Temporal.Instant.compare(stream.openedAt, oldest) <= 0) end(stream);
    });
    await judgeOrSay([...bySession.keys()]);
  });
  const timer = setInterval(reviewAll, times.reviewMs).unref();

  const add = (actor: Actor, stream: OpenStream) => {
    const owned = addTo(byOwner, ownerOf(actor), stream);
    const [oldest] = owned;
    if (owned.size > mostPerOwner && oldest) end(oldest);
    addTo(bySession, actor.sessionId, stream);
  };

  const remove = (actor: Actor, stream: OpenStream) => {
    removeFrom(byOwner, ownerOf(actor), stream);
    removeFrom(bySession, actor.sessionId, stream);
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
      clearInterval(timer);
      closing.abort();
      for (const sessionId of bySession.keys()) endSession(sessionId);
    },
    closing: closing.signal,
    times,
    warn,
  };
};
