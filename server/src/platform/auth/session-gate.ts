import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { defineNotice, type Notices } from '../notices/notices.ts';
import type { Actor, Role } from './actor.ts';
import { findGoodSessions, findSession, type SessionRow, touchSession } from './session.queries.ts';
import { needsTouch, sessionExpiry } from './session-life.ts';
import type { Tokens } from './tokens.ts';

export type Admission = {
  readonly actor: Actor;
  /** An account with a public password. */
  readonly isDemo: boolean;
  readonly renewedToken?: string;
};

/** What happened to sessions: this one has ended, or those of this account are no longer what they were. */
export type SessionChange = { readonly sessionId: string } | { readonly userId: string };

export type SessionGate = {
  /** Undefined: the token is not good, or its session has ended. */
  admit(token: string): Promise<Admission | undefined>;
  /** Ends cached admissions here and on every other instance. Call it after the commit that changed them. */
  forget(what: SessionChange): Promise<void>;
  /** Told of what was forgotten, here or on another instance: for what lasts longer than a request. */
  onChange(listener: (what: SessionChange) => void): void;
  /** Those of these sessions that are still good, with what their accounts may do now. One statement, however many. */
  review(sessionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Role[]>>;
};

/** A revoked session may live on for this long on an instance that missed the notice. */
const cacheMs = 5000;
const cacheSize = 20_000;

type Cached = Admission & { readonly until: number };

const actorOf = (row: SessionRow): Actor => ({
  userId: row.account_id,
  sessionId: row.id,
  roles: row.roles,
  sessionType: row.type,
  language: row.language,
});

const sessionEnded = defineNotice('session-ended');
const sessionsChanged = defineNotice('sessions-changed');

export const createSessionGate = (db: Db, tokens: Tokens, clock: Clock, notices: Notices): SessionGate => {
  const cache = new Map<string, Cached>();

  const drop = (matches: (actor: Actor) => boolean) => {
    for (const [token, entry] of cache) if (matches(entry.actor)) cache.delete(token);
  };
  notices.on(sessionEnded, (sessionId) => drop((actor) => actor.sessionId === sessionId));
  notices.on(sessionsChanged, (userId) => drop((actor) => actor.userId === userId));

  const remember = (token: string, admission: Admission) => {
    if (cache.size >= cacheSize) {
      const oldest = cache.keys().next().value;
      if (oldest !== undefined) cache.delete(oldest);
    }
    // Real time, not the product's clock: this bounds how stale memory may be.
    cache.set(token, { ...admission, until: performance.now() + cacheMs });
  };

  const touch = async (row: SessionRow, now: Temporal.Instant) => {
    if (!needsTouch(row.type, row.roles, row.last_used_at, now)) return undefined;
    const expiresAt = sessionExpiry(row.type, row.roles, row.created_at, now);
    await touchSession(db, row.id, now, expiresAt);
    return tokens.sign({ userId: row.account_id, sessionId: row.id }, expiresAt);
  };

  return {
    admit: async (token) => {
      const cached = cache.get(token);
      if (cached && cached.until > performance.now()) return { actor: cached.actor, isDemo: cached.isDemo };
      cache.delete(token);
      const claims = await tokens.verify(token);
      if (!claims) return undefined;
      const now = clock.now();
      const row = await findSession(db, claims.sessionId, claims.userId, now);
      if (!row) return undefined;
      const renewedToken = await touch(row, now);
      const admission = { actor: actorOf(row), isDemo: row.demo };
      remember(token, admission);
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
      const rows = await findGoodSessions(db, sessionIds, clock.now());
      return new Map(rows.flatMap(({ roles, ids }) => ids.split(' ').map((id) => [id, roles] as const)));
    },
  };
};
