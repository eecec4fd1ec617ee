import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { PlainError } from '../../errors/plain-error.ts';
import type { Plan, Word } from './plan.ts';

const program = join(import.meta.dirname, 'keeper.ts');
const pauseMs = 1000;

const startKeeper = (plan: Plan) => {
  // Own process group: Ctrl-C must not stop the database before its clients.
  const child = spawn(process.execPath, [program, JSON.stringify(plan)], {
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // EPIPE after a kill; the `close` event reports that already.
  child.stdin.on('error', () => undefined);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-5000);
  });
  const ended = once(child, 'close');
  const firstWord = new Promise<Word>((resolve) => {
    createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line)));
    ended.then(() => resolve({ fault: errors.trim() || 'its keeper ended' }));
  });
  return { child, firstWord, ended };
};

export type KeptServer = {
  stop(): Promise<void>;
};

/** Starts PostgreSQL, and restarts it until it is stopped or this process ends. */
export const keepRunning = async (plan: Plan): Promise<KeptServer> => {
  let keeper = startKeeper(plan);
  const word = await keeper.firstWord;
  if ('fault' in word) {
    await keeper.ended;
    throw new PlainError(word.fault);
  }
  let stopped = false;
  const replace = async () => {
    for (;;) {
      await keeper.ended;
      if (stopped) return;
      keeper = startKeeper(plan);
      const again = await keeper.firstWord;
      if ('fault' in again) await delay(pauseMs);
    }
  };
  const replacing = replace();
  return {
    stop: async () => {
      stopped = true;
      keeper.child.stdin.end();
      await replacing;
    },
  };
};
