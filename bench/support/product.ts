import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../tools/lib/paths.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Memory = { readonly most: number; readonly more: number };

export type Product = {
  readonly port: number;
  readonly pid: number;
  /** Returns a function that tells the most memory since this call, in megabytes. */
  watchMemory(): () => Memory;
  stop(): Promise<void>;
};

const portOf = async (child: ChildProcess): Promise<number> => {
  if (!child.stdout) throw new Error('the product cannot be heard');
  for await (const line of createInterface(child.stdout)) {
    const port = /Oktet is at\s+http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port) return Number(port);
  }
  throw new Error('the product did not start');
};

const watchMemoryOf = (pid: number) => {
  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1000;
  const before = memory();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memory());
  }, 200);
  return (): Memory => {
    clearInterval(timer);
    return { most, more: most - before };
  };
};

/** Runs the product as `npm start` does, in a temporary folder. `version` is the folder of another version. */
export const startProduct = async (
  env: Readonly<Record<string, string>>,
  version = root,
): Promise<Product> => {
  const folder = temporaryFolder();
  const child = spawn(process.execPath, ['--max-old-space-size=1024', join(version, 'server/src/main.ts')], {
    cwd: version,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder.path,
      LOG_LEVEL: 'error',
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
    watchMemory: () => watchMemoryOf(child.pid ?? 0),
    stop: async () => {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      process.off('exit', end);
      folder.remove();
    },
  };
};
