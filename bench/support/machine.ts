import { readFileSync } from 'node:fs';
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

/** Ticks of all processors since the machine started: in all, and those that the host gave to others. */
const ticks = () => {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const numbers = line.split(/\s+/).slice(1, 9).map(Number);
  return { all: numbers.reduce((sum, number) => sum + number, 0), stolen: numbers[7] ?? 0 };
};

/** A rented machine is not always whole: says how much of it was missing since the call. */
export const watchProcessors = (): (() => string) => {
  if (platform() !== 'linux') return () => 'unknown';
  const start = ticks();
  return () => {
    const end = ticks();
    return `${((100 * (end.stolen - start.stolen)) / Math.max(1, end.all - start.all)).toFixed(0)} %`;
  };
};
