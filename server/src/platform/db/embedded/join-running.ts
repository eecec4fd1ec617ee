import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { dataIn } from './data-folder.ts';
import type { Listening } from './plan.ts';
import { passwordFileIn, urlOver } from './server-url.ts';

export type EmbeddedDatabase = {
  readonly url: string;
  /** Call after the last client has disconnected. */
  stop(): Promise<void>;
};

const patienceMs = 10_000;

/** postmaster.pid: the port is on line 4, the state on line 8. */
const readState = (data: string) => {
  const file = join(data, 'postmaster.pid');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return { isReady: lines[7]?.trim() === 'ready', port: Number(lines[3]) };
};

export const joinRunning = async (bases: readonly string[]): Promise<EmbeddedDatabase | undefined> => {
  for (const until = Date.now() + patienceMs; Date.now() < until; await delay(50))
    for (const base of bases) {
      const { isReady, port } = readState(dataIn(base));
      if (!isReady) continue;
      const listening: Listening =
        process.platform === 'win32'
          ? { by: 'loopback', port, passwordFile: passwordFileIn(base) }
          : { by: 'socket' };
      return { url: urlOver(dataIn(base), listening).url, stop: async () => undefined };
    }
  return undefined;
};
