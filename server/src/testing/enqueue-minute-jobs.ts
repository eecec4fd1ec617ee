import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** What is scheduled for every minute, now. Workers are told as pg-boss tells them: they look by themselves four times a minute. */
export const enqueueMinuteJobs = (db: Db) =>
  sql`
    WITH due AS (
      INSERT INTO pgboss.job (name) SELECT name FROM pgboss.schedule WHERE cron = '* * * * *' RETURNING name
    )
    SELECT pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) FROM due`.execute(db);
