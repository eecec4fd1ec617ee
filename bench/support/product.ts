import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Product = {
  readonly port: number;
  /** Megabytes of memory that the process has now. */
  memory(): number;
  stop(): Promise<void>;
};

const main = join(import.meta.dirname, '../../server/src/main.ts');

const portOf = async (child: ChildProcess): Promise<number> => {
  if (!child.stdout) throw new Error('the product cannot be heard');
  for await (const line of createInterface(child.stdout)) {
    const port = /Oktet is at\s+http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('the product did not start');
};

/** The product in a process and a folder of its own, as `npm start` runs it. */
export const startProduct = async (databaseUrl?: string): Promise<Product> => {
  const folder = await mkdtemp(join(tmpdir(), 'oktet-bench-'));
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl ?? '',
  };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await portOf(child);
  child.stdout?.resume();
  return {
    port,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1000,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
