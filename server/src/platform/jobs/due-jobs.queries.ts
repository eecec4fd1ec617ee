import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Waiting or running jobs. Those waiting for a retry do not count. */
export const hasDueJobs = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ due: boolean }>`
    SELECT EXISTS (
      SELECT FROM pgboss.job WHERE state IN ('created', 'active') AND start_after <= now()
    ) AS due`.execute(db);
  return rows[0]?.due ?? false;
};
