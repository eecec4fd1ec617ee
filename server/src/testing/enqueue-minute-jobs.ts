import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

/** What is scheduled for every minute, now. */
export const enqueueMinuteJobs = (db: Db) =>
  sql`INSERT INTO pgboss.job (name) SELECT name FROM pgboss.schedule WHERE cron = '* * * * *'`.execute(db);
