import { readStored, writeStored } from '../../../lib/local-store.ts';

/** A check-in as entered. The idempotency key makes retries safe. */
export type Entry = {
  readonly key: string;
  readonly text: string;
  readonly phoneEnding?: string;
  /** By the checkpoint's clock. */
  readonly at: string;
};

const storageKey = 'oktet.kiosk.pending';

/** Check-ins without a response so far. */
export const listPending = (): readonly Entry[] => {
  try {
    const list: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

const write = (entries: readonly Entry[]) => writeStored(storageKey, JSON.stringify(entries));

/** Stored before it is first sent, so that it survives a crash or reload. */
export const keepEntry = (entry: Entry) => write([...listPending(), entry]);

export const dropEntry = (key: string) => write(listPending().filter((entry) => entry.key !== key));
