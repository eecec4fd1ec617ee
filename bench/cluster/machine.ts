import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { type NodeName, on } from './network.ts';

/** A program of the cluster that can be killed, frozen and started again. */
export type Program = {
  readonly pid: () => number;
  /** `other` instead of the usual command, from now until it is started again. */
  start(other?: readonly string[]): void;
  kill(signal?: NodeJS.Signals): Promise<void>;
  isRunning(): boolean;
};

type ProgramOptions = {
  readonly machine: NodeName | 'app';
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly log: string;
  /** Only root may make a namespace; PostgreSQL and etcd run as another user. */
  readonly user?: string;
};

const all = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of all) child.kill('SIGKILL');
});

const asUser = (user: string | undefined) =>
  user === undefined ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'];

export const createProgram = ({ machine, command, env, log, user }: ProgramOptions): Program => {
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    // `ip netns exec` and `setpriv` become the program, so this is its own number.
    pid: () => child?.pid ?? 0,
    isRunning,
    start: (other = command) => {
      const started = spawn('ip', [...on(machine), ...asUser(user), ...other], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const file = createWriteStream(log, { flags: 'a' });
      started.stdout?.pipe(file);
      started.stderr?.pipe(file);
      started.on('exit', () => all.delete(started));
      all.add(started);
      child = started;
    },
    kill: async (signal = 'SIGKILL') => {
      const running = child;
      if (!running || !isRunning()) return;
      const exit = once(running, 'exit');
      running.kill(signal);
      await exit;
    },
  };
};

const parentOf = (pid: string): number | undefined => {
  try {
    // Its name, in parentheses, may hold spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
};

/** A process and all that it started, itself last. */
export const familyOf = (pid: number): number[] => {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [...children.flatMap((child) => familyOf(Number(child))), pid];
};

/** Those that have ended meanwhile are passed over. */
export const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
};
