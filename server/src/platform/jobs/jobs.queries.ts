import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { firstValueOf, rowsOf } from '../db/rows-of.ts';
import type { Figure } from '../metrics/figure.ts';

const countJobs = (name: string, help: string, which: RawBuilder<unknown>): Figure => ({
  name,
  help,
  labels: ['queue'],
  read: async ({ db }) => {
    const rows = await rowsOf<{ queue: string; value: number }>(db)`
      SELECT name AS queue, count(*)::int AS value FROM pgboss.job WHERE ${which} GROUP BY name`;
    return rows.map(({ queue, value }) => ({ labels: { queue }, value }));
  },
});

export const jobFigures: readonly Figure[] = [
  countJobs(
    'oktet_jobs_waiting',
    'Jobs that are due and not yet done; those put off on purpose are not.',
    sql`state IN ('created', 'retry', 'active') AND start_after <= now()`,
  ),
  countJobs(
    'oktet_jobs_given_up',
    'Jobs that failed for the last time and are still kept.',
    sql`state = 'failed'`,
  ),
];

/** Whether jobs are waiting or running. Scheduled jobs and those that wait for a retry do not count. */
export const hasDueJobs = async (db: Db): Promise<boolean> =>
  (await firstValueOf<boolean>(db)`
    SELECT EXISTS (
      SELECT FROM pgboss.job WHERE state IN ('created', 'active') AND start_after <= now()
        AND NOT starts_with(name, '__pgboss__') AND name NOT IN (SELECT name FROM pgboss.schedule)
    ) AS due`) ?? false;

/** Queues with jobs that a worker would take now. */
export const listDueQueues = async (db: Db): Promise<ReadonlySet<string>> => {
  const rows = await rowsOf<{ name: string }>(db)`
    SELECT DISTINCT name FROM pgboss.job
    WHERE state IN ('created', 'retry') AND start_after <= clock_timestamp()`;
  return new Set(rows.map(({ name }) => name));
};
