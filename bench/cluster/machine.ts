import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';
import { type NodeName, on } from './network.ts';

/** A program of the cluster that can be killed, frozen and started again. */
export type Program = {
  readonly pid: () => number;
  /** Starts the command, or `other` in its place. */
  start(other?: readonly string[]): void;
  kill(signal?: NodeJS.Signals): Promise<void>;
  isRunning(): boolean;
};

type ProgramOptions = {
  readonly machine: NodeName | 'app';
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly log: string;
  /** Another user for PostgreSQL and etcd. This process is root, because only root can make a namespace. */
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
    // `ip netns exec` and `setpriv` replace themselves by the program, so this is the program's own number.
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
    // The field before has parentheses and may contain spaces, so the text is split behind its end.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
};

/** The process and all its descendants. The process itself comes last. */
export const familyOf = (pid: number): number[] => {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
  return [...children.flatMap((child) => familyOf(Number(child))), pid];
};

/** Sends the signal to each process that still runs. */
export const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has ended.
    }
  }
};
