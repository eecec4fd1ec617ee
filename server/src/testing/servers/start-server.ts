import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverProgram, surroundingsOf } from './server-program.ts';

export type ServerProcess = {
  readonly url: string;
  said(): string;
  /** Warnings and errors in the server's log. */
  faults(): readonly string[];
  isRunning(): boolean;
  signal(signal: 'SIGINT' | 'SIGTERM' | 'SIGSTOP' | 'SIGCONT'): void;
  readonly ended: Promise<number | null>;
  kill(): Promise<void>;
};

const faultsIn = (said: string) =>
  said
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string })
    .filter(({ level }) => level >= 40)
    .map(({ msg }) => msg);

/** Starts the server as in production: in a separate process, on a free loopback port. */
export const startServer = async (
  env: Readonly<Record<string, string>>,
  program = serverProgram,
): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [program], {
    ...surroundingsOf({ LOG_LEVEL: 'warn', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const port = /Oktet is at\s+\S+:(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    ended.then(() => reject(new Error(`The server did not start\n${said}`)), reject);
  });
  return {
    url,
    said: () => said,
    faults: () => faultsIn(said),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    signal: (signal) => void child.kill(signal),
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
