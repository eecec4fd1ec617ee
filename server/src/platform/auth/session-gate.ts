import { LRUCache } from 'lru-cache';
import type { Role } from '#kernel/access.ts';
import type { Actor } from '../context/actor.ts';
import type { Db } from '../db/database.ts';
import { defineNotice, type Notices } from '../notices/notices.ts';
import type { Clock } from '../time/clock.ts';
import {
  findGoodSessions,
  findSession,
  markScreenSeen,
  markScreensSeen,
  type SessionRow,
  touchSession,
} from './session.queries.ts';
import { isScreen, needsTouch, sessionExpiry } from './session-life.ts';
import type { Tokens } from './tokens.ts';

export type Admission = {
  readonly actor: Actor;
  /** A demo account, which may be used from this machine only. */
  readonly isDemo: boolean;
  readonly renewedToken?: string;
};

/** One session has ended, or all sessions of an account have changed. */
export type SessionChange = { readonly sessionId: string } | { readonly userId: string };

export type SessionGate = {
  admit(token: string): Promise<Admission | undefined>;
  /** Drops cached admissions here and on every other instance. Call it after the commit. */
  forget(what: SessionChange): Promise<void>;
  /** Notifies about `forget`, local or remote; for streams, which outlive a request. */
  onChange(listener: (what: SessionChange) => void): void;
  /** Returns the roles of those sessions that are still good. Screens among these count as seen. */
  review(sessionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Role[]>>;
};

declare module '../context/context.ts' {
  interface Services {
    readonly sessions: SessionGate;
  }
}

/** A revoked session works at most this long on an instance that missed the notice. */
const cacheMs = 5000;
const cacheSize = 20_000;
/** A screen's last contact is stored at most this often. */
const seenSeconds = 30;

const actorOf = (row: SessionRow): Actor => ({
  userId: row.account_id,
  sessionId: row.id,
  roles: row.roles,
  sessionType: row.type,
  lacksFactor: row.lacks_factor,
  language: row.language,
});

const sessionEnded = defineNotice('session-ended');
const sessionsChanged = defineNotice('sessions-changed');

export const createSessionGate = (db: Db, tokens: Tokens, clock: Clock, notices: Notices): SessionGate => {
  // The cache uses real time, not the injected clock, because it bounds how stale an admission may be.
  const cache = new LRUCache<string, Admission>({ max: cacheSize, ttl: cacheMs, ttlResolution: 0 });

  const drop = (matches: (actor: Actor) => boolean) => {
    for (const [token, { actor }] of [...cache]) if (matches(actor)) cache.delete(token);
  };
  notices.on(sessionEnded, (sessionId) => drop((actor) => actor.sessionId === sessionId));
  notices.on(sessionsChanged, (userId) => drop((actor) => actor.userId === userId));

  const touch = async (row: SessionRow, now: Temporal.Instant) => {
    if (!needsTouch(row.type, row.roles, row.last_used_at, now)) return undefined;
    const expiresAt = sessionExpiry(row.type, row.roles, row.created_at, now);
    await touchSession(db, row.id, now, expiresAt);
    return tokens.sign({ userId: row.account_id, sessionId: row.id }, expiresAt);
  };

  const noteSeen = async ({ id, type, roles, seen_at }: SessionRow, now: Temporal.Instant) => {
    if (!isScreen(type, roles)) return;
    if (seen_at && Temporal.Instant.compare(seen_at, now.subtract({ seconds: seenSeconds })) > 0) return;
    await markScreenSeen(db, id, now);
  };

  return {
    admit: async (token) => {
      const cached = cache.get(token);
      if (cached) return cached;
      const claims = await tokens.verify(token);
      if (!claims) return undefined;
      const now = clock.now();
      const row = await findSession(db, claims.sessionId, claims.userId, now);
      if (!row) return undefined;
      const renewedToken = await touch(row, now);
      await noteSeen(row, now);
      const admission = { actor: actorOf(row), isDemo: row.demo };
      cache.set(token, admission);
      return renewedToken === undefined ? admission : { ...admission, renewedToken };
    },
    forget: (what) =>
      'sessionId' in what
        ? notices.publish(sessionEnded, what.sessionId)
        : notices.publish(sessionsChanged, what.userId),
    onChange: (listener) => {
      notices.on(sessionEnded, (sessionId) => listener({ sessionId }));
      notices.on(sessionsChanged, (userId) => listener({ userId }));
    },
    review: async (sessionIds) => {
      const now = clock.now();
      const rows = await findGoodSessions(db, sessionIds, now);
      await markScreensSeen(db, sessionIds, now, now.subtract({ seconds: seenSeconds }));
      return new Map(rows.flatMap(({ roles, ids }) => ids.split(' ').map((id) => [id, roles] as const)));
    },
  };
};
