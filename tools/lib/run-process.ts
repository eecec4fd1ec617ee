import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inRoot, root } from './paths.ts';

export type ProcessResult = { readonly code: number; readonly output: string };

const living = new Set<ChildProcess>();
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let stopping = false;

export const isStopping = () => stopping;

const stopAll = (signal: NodeJS.Signals) => {
  stopping = true;
  process.exitCode = 128 + constants.signals[signal];
  for (const child of living) child.kill(signal);
};

/** Stops child processes together with this one, even if only this one gets the signal. */
const keep = (child: ChildProcess) => {
  if (living.size === 0) for (const signal of stopSignals) process.on(signal, stopAll);
  living.add(child);
};

const forget = (child: ChildProcess) => {
  living.delete(child);
  if (living.size === 0) for (const signal of stopSignals) process.off(signal, stopAll);
};

/** On Windows, programs in node_modules/.bin need a shell. */
const spawnIn = (command: string, args: readonly string[], options: SpawnOptions) =>
  spawn(command, args, { cwd: root, shell: process.platform === 'win32', ...options });

const exitOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  }).finally(() => forget(child));

export const tool = (name: string) => inRoot('node_modules/.bin', name);

export const capture = async (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<ProcessResult> => {
  const child = spawnIn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
  });
  keep(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  return { code: await exitOf(child), output };
};

export const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const child = spawnIn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  keep(child);
  return { stop: () => child.kill('SIGTERM'), exit: exitOf(child) };
};
