import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Postgres = {
  readonly url: string;
  /** Ends the server at once and keeps its data; `start` brings it back at the same address. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** For functional tests: nothing of it has to survive a power cut. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Starts a real PostgreSQL on a free port of the loopback. It ends with `stop`, or with this process whatever
 * ends that. `settings` as in postgresql.conf.
 */
export const startPostgres = async (settings: readonly string[] = careless): Promise<Postgres> => {
  const program = join(import.meta.dirname, 'postgres-process.ts');
  // Its own process group: Ctrl-C on the terminal must not end the database before those who use it.
  const child = spawn(process.execPath, [program, ...settings], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close');
  const lines = createInterface(child.stdout);
  const nextLine = async () => {
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [unknown];
    if (typeof line !== 'string') throw new Error(`PostgreSQL did not start\n${errors}`);
    return line;
  };
  const order = async (command: 'crash' | 'start') => {
    const done = nextLine();
    child.stdin.write(`${command}\n`);
    await done;
  };
  return {
    url: await nextLine(),
    crash: () => order('crash'),
    start: () => order('start'),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};
