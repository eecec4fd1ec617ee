import type pg from 'pg';

/** Terminates the server's connections; with `most`, only that many busy ones. */
export const terminate = async (client: pg.Client, most: number | null) => {
  const { rowCount } = await client.query(
    `SELECT pg_terminate_backend(pid) FROM (
       SELECT pid FROM pg_stat_activity
       WHERE datname = 'oktet' AND pid <> pg_backend_pid() AND ($1::int IS NULL OR state = 'active' OR state = 'idle in transaction')
       ORDER BY application_name LIMIT $1
     ) AS victims`,
    [most],
  );
  return rowCount ?? 0;
};
