import { sql } from 'kysely';
import type { Role } from '#kernel/access.ts';
import type { Db } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';

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
      'session.seen_at',
      'session.lacks_factor',
      'account.roles',
      'account.language',
      'account.demo',
    ])
    .executeTakeFirst();

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Groups sessions by roles, so that thousands of streams need a handful of rows. */
export const findGoodSessions = (db: Db, sessionIds: readonly string[], now: Temporal.Instant) => rowsOf<{
  readonly roles: readonly Role[];
  readonly ids: string;
}>(db)`
    SELECT account.roles, string_agg(session.id::text, ' ') AS ids
    FROM session JOIN account ON account.id = session.account_id
    WHERE session.id = ANY (string_to_array(${sessionIds.join(' ')}, ' ')::uuid[]) AND ${isGood(now)}
    GROUP BY account.roles`;

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

export const markScreenSeen = (db: Db, sessionId: string, now: Temporal.Instant) =>
  db.updateTable('session').set({ seen_at: now }).where('id', '=', sessionId).execute();

/** Updates only sessions that `markScreenSeen` has marked as screens before. */
export const markScreensSeen = (
  db: Db,
  sessionIds: readonly string[],
  now: Temporal.Instant,
  before: Temporal.Instant,
) =>
  sql`UPDATE session SET seen_at = ${now}
    WHERE seen_at < ${before} AND id = ANY (string_to_array(${sessionIds.join(' ')}, ' ')::uuid[])`.execute(
    db,
  );
