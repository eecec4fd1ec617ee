import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Whether a job waits to be begun or is under way. One that failed and waits for its next time does not count. */
export const hasDueJobs = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ due: boolean }>`
    SELECT EXISTS (
      SELECT FROM pgboss.job WHERE state IN ('created', 'active') AND start_after <= now()
    ) AS due`.execute(db);
  return rows[0]?.due ?? false;
};
