import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { dataIn } from './data-folder.ts';
import { programIn } from './native.ts';
import type { Listening, Plan } from './plan.ts';
import { spawnAs } from './run-as.ts';

const listeningFlags = (listening: Listening): string[] =>
  listening.by === 'socket'
    ? ['listen_addresses=', 'port=5432', 'unix_socket_directories=.', 'unix_socket_permissions=0700']
    : ['listen_addresses=127.0.0.1', `port=${listening.port}`, 'unix_socket_directories='];

/** The application logs failed statements; PostgreSQL's log would repeat what users typed. */
const quiet = [
  'log_min_messages=log',
  'log_checkpoints=off',
  'log_error_verbosity=terse',
  'log_timezone=UTC',
];

const serverFlags = ({ listening, settings }: Plan): string[] =>
  [...quiet, ...listeningFlags(listening), ...settings].flatMap((setting) => ['-c', setting]);

export type RunningServer = {
  readonly ready: Promise<boolean>;
  readonly ended: Promise<unknown>;
  said(): string;
  stop(): void;
};

const patienceMs = 10_000;

export const launch = (plan: Plan, write: (text: string) => void): RunningServer => {
  const data = dataIn(plan.base);
  const args = ['-D', data, ...serverFlags(plan)];
  const child = spawnAs(plan.runAs, { program: programIn(plan.native, 'postgres'), args, cwd: plan.base });
  const ended = once(child, 'close').catch(() => undefined);
  let said = '';
  child.once('error', ({ message }) => {
    said = message;
  });
  const ready = new Promise<boolean>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      write(chunk.toString());
      said = (said + chunk.toString()).slice(-5000);
      if (/ready to accept (read-only )?connections/.test(said)) resolve(true);
    });
    ended.then(() => resolve(false));
  });
  child.stdout.resume();
  const kill = (signal: 'SIGINT' | 'SIGQUIT') => {
    // On Windows a signal would kill PostgreSQL outright.
    const how = ['stop', '-D', data, '-m', signal === 'SIGINT' ? 'fast' : 'immediate', '-W'];
    if (process.platform === 'win32') spawnSync(programIn(plan.native, 'pg_ctl'), how);
    else child.kill(signal);
  };
  /** Fast shutdown: rolls back and flushes. If that takes too long, immediate: the WAL has all commits. */
  const stop = () => {
    kill(plan.throwAway ? 'SIGQUIT' : 'SIGINT');
    setTimeout(() => kill('SIGQUIT'), patienceMs).unref();
  };
  return { ready, ended, said: () => said, stop };
};
