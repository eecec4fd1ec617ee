import { readFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';
import pg from 'pg';

const settings = ['server_version', 'fsync', 'synchronous_commit', 'shared_buffers', 'max_wal_size'];

/** Describes the machine and the PostgreSQL settings, because figures are meaningless without them. */
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
  return `${processors.length} × ${processors[0]?.model ?? 'unknown'}, ${memory}, ${platform()} ${release()} ${arch()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; PostgreSQL ${database}`;
};

/** Milliseconds for a fixed amount of work. On a busy host the processor is slower, which nothing else shows. */
export const timeFixedWork = (): number => {
  const start = performance.now();
  const words = Array.from({ length: 100_000 }, (_, index) => `${(index * 7919) % 100_003}`);
  words.sort();
  return performance.now() - start;
};

/** CPU ticks since boot: the total, and those stolen by the hypervisor. */
const ticks = () => {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const numbers = line.split(/\s+/).slice(1, 9).map(Number);
  return { all: numbers.reduce((sum, number) => sum + number, 0), stolen: numbers[7] ?? 0 };
};

/** Returns a function that reports the share of CPU time stolen by the hypervisor since this call. */
export const watchProcessors = (): (() => string) => {
  if (platform() !== 'linux') return () => 'unknown';
  const start = ticks();
  return () => {
    const end = ticks();
    return `${((100 * (end.stolen - start.stolen)) / Math.max(1, end.all - start.all)).toFixed(0)} %`;
  };
};
