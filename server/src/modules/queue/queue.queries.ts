import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Trx } from '../../platform/db/transact.ts';

/** Serializes `callNext`; must be the first lock. */
export const lockCalls = (trx: Trx) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended('queue next', 0))`.execute(trx);

export const findRevision = async (db: Db): Promise<number | undefined> =>
  (await db.selectFrom('queue_head').select('revision').executeTakeFirst())?.revision;

/** Longest silent first. Only screens have `seen_at`. */
export const listScreensSeenSince = (db: Db, since: Temporal.Instant) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .where('session.seen_at', '>', since)
    .select([
      'session.type',
      'session.account_id',
      'session.address',
      'account.first_name',
      'account.last_name',
    ])
    .select((eb) => eb.ref('session.seen_at').$notNull().as('seen_at'))
    .orderBy('session.seen_at')
    .execute();
