import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataIn } from '../../platform/db/embedded/data-folder.ts';
import { keepRunning } from '../../platform/db/embedded/keep-running.ts';
import { urlOver } from '../../platform/db/embedded/server-url.ts';
import { planOnLoopback } from './start-postgres.ts';

export type CrashablePostgres = {
  readonly url: string;
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

export const startCrashablePostgres = async (settings: readonly string[]): Promise<CrashablePostgres> => {
  const plan = { ...(await planOnLoopback(settings)), throwAway: false };
  const data = dataIn(plan.base);
  let server = await keepRunning(plan);
  return {
    url: urlOver(data, plan.listening).url,
    crash: async () => {
      const stopped = server.stop();
      process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGQUIT');
      await stopped;
    },
    start: async () => {
      server = await keepRunning(plan);
    },
    stop: async () => {
      await server.stop();
      await rm(plan.base, { recursive: true, force: true });
    },
  };
};
