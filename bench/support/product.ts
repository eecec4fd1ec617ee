import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from './temporary-folder.ts';

export type Product = {
  readonly port: number;
  readonly pid: number;
  memory(): number;
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
};

export type ProductOptions = {
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
  readonly tree?: { readonly root: string; readonly node: string };
};

const present = { root: join(import.meta.dirname, '../..'), node: process.execPath };

const portOf = async (child: ChildProcess): Promise<number> => {
  if (!child.stdout) throw new Error('the product cannot be heard');
  for await (const line of createInterface(child.stdout)) {
    const port = /Oktet is at\s+http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('the product did not start');
};

/** Runs the product as `npm start` does, in a temporary folder unless `env` names one. */
export const startProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const { env = {}, flags = [], tree = present } = options;
  const folder = temporaryFolder();
  const child = spawn(tree.node, [...flags, join(tree.root, 'server/src/main.ts')], {
    cwd: tree.root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder.path,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The product must not outlive the bench.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const port = await portOf(child);
  child.stdout?.resume();
  return {
    port,
    pid: child.pid ?? 0,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1000,
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      process.off('exit', end);
      folder.remove();
    },
  };
};
