import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Neither over nor of a blocked account. */
const isGood = (now: Temporal.Instant) =>
  sql<boolean>`session.expires_at > ${now} AND account.status <> 'BLOCKED'`;

export const findSession = (db: Db, sessionId: string, userId: string, now: Temporal.Instant) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.id', '=', sessionId)
    .where('session.account_id', '=', userId)
    .where(isGood(now))
    .select([
      'session.id',
      'session.account_id',
      'session.type',
      'session.created_at',
      'session.last_used_at',
      'account.roles',
      'account.language',
      'account.demo',
    ])
    .executeTakeFirst();

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Many at once, by one statement and one parameter. */
export const findSessions = (db: Db, sessionIds: readonly string[], now: Temporal.Instant) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where(sql<boolean>`session.id = ANY (${sessionIds})`)
    .select(['session.id', 'session.account_id', 'session.type', 'account.roles', 'account.language'])
    .where(isGood(now))
    .execute();

export const touchSession = (
  db: Db,
  sessionId: string,
  lastUsedAt: Temporal.Instant,
  expiresAt: Temporal.Instant,
) =>
  db
    .updateTable('session')
    .set({ last_used_at: lastUsedAt, expires_at: expiresAt })
    .where('id', '=', sessionId)
    .where('last_used_at', '<', lastUsedAt)
    .execute();
