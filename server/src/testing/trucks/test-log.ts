import { createHash } from 'node:crypto';
import type { LogHead, QueueLogEntry } from '#contract/queue/queue-log.ts';
import { emptyLog } from '#kernel/log/queue-log-chain.ts';
import { createLogCheck } from '#kernel/log/queue-log-check.ts';
import type { TruckEntry } from '#kernel/log/queue-log-entry.ts';
import type { Visitor } from '../people/test-visitor.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

type LogPage = { readonly content: TruckEntry[]; readonly last: boolean; readonly head: LogHead };

export const readLog = async (visitor: Visitor, query = ''): Promise<TruckEntry[]> => {
  const entries: TruckEntry[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await visitor.call('GET', `/queue/log?page=${page}&size=3${query}`);
    const { content, last } = body as LogPage;
    entries.push(...content);
    if (last) return entries;
  }
};

export const faultsOfLog = async (entries: readonly QueueLogEntry[]): Promise<string[]> => {
  const check = createLogCheck({ sha256, after: emptyLog, fromEmptyLine: true });
  const faults: string[] = [];
  for (const entry of entries)
    for (const fault of (await check.read(entry)).faults) faults.push(`${entry.seq} ${fault}`);
  return faults;
};
