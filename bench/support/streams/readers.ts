import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { wireRequest } from '../load/http-line.ts';
import type { Order, Report } from './readers-process.ts';

export type Readers = {
  open(port: number, authorizations: readonly string[]): Promise<void>;
  report(): Promise<Report>;
  close(): void;
};

const ask = async <T>(child: ChildProcess, message: Order | 'report'): Promise<T> => {
  const [answer] = await Promise.all([once(child, 'message'), child.send(message)]);
  return answer[0] as T;
};

export const startReaders = (): Readers => {
  const child = fork(join(import.meta.dirname, 'readers-process.ts'));
  let turn: Promise<unknown> = Promise.resolve();
  // Serialized, because answers carry no id that tells which request they belong to.
  const inTurn = <T>(message: Order | 'report'): Promise<T> => {
    const answer = turn.then(() => ask<T>(child, message));
    turn = answer;
    return answer;
  };
  return {
    open: async (port, authorizations) => {
      const requests = authorizations.map((authorization) =>
        wireRequest({ path: '/queue/stream?placement=board', headers: { authorization } }),
      );
      await inTurn({ port, requests });
    },
    report: () => inTurn<Report>('report'),
    close: () => child.connected && child.disconnect(),
  };
};
