import type { LogHead } from '#contract/queue/queue-log.ts';
import { readStoredList, writeStored } from '../../lib/local-store.ts';

const key = 'oktet.log-heads';
const most = 60;

export type KeptHead = LogHead & { readonly seen: string };

const isKept = (value: unknown): value is KeptHead => {
  const { seq, hash, seen } = (value ?? {}) as Partial<KeptHead>;
  return Number.isInteger(seq) && typeof hash === 'string' && typeof seen === 'string';
};

export const keptHeads = (): KeptHead[] => readStoredList(key, isKept);

/** Keeps the last head of each day, which contradicts the log if somebody rewrites it later. */
export const withHead = (kept: readonly KeptHead[], head: LogHead, seen: string): KeptHead[] => {
  const newest = kept.at(-1);
  if (head.seq === 0 || newest?.hash === head.hash || (newest && newest.seq > head.seq)) return [...kept];
  const others = kept.filter((one) => one.seen !== seen);
  return [...others, { ...head, seen }].slice(-most);
};

/** Uses the device's clock, which is good enough to tell days apart. */
export const deviceDay = (): string => new Date().toISOString().slice(0, 10);

export const rememberHead = (head: LogHead): void => {
  writeStored(key, JSON.stringify(withHead(keptHeads(), head, deviceDay())));
};
