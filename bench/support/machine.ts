import { arch, cpus, platform, release, totalmem } from 'node:os';
import pg from 'pg';

const settings = ['server_version', 'fsync', 'synchronous_commit', 'shared_buffers', 'max_wal_size'];

/** What a figure is worth nothing without. */
export const describeMachine = async (databaseUrl: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, current_setting(name) AS setting FROM unnest($1::text[]) AS name',
    [settings],
  );
  await client.end();
  const processors = cpus();
  const memory = `${Math.round(totalmem() / 1e9)} GB`;
  const database = rows.map(({ name, setting }) => `${name} ${setting}`).join(', ');
  return `${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${memory}, ${platform()} ${release()} ${arch()}, Node ${process.version}; PostgreSQL ${database}`;
};
