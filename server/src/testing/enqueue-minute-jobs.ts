import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/**
 * Enqueues at once what is scheduled for every minute, and wakes the workers by the channel that pg-boss uses.
 * By themselves they look four times a minute, and a journey would have to wait for that.
 */
export const enqueueMinuteJobs = (db: Db) =>
  sql`
    WITH due AS (
      INSERT INTO pgboss.job (name) SELECT name FROM pgboss.schedule WHERE cron = '* * * * *' RETURNING name
    )
    SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) FROM due`.execute(db);
