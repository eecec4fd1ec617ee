import type { Db } from '../../platform/db/database.ts';

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
