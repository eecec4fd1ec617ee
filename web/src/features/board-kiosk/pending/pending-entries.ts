import { readStoredList, writeStored } from '../../../lib/local-store.ts';

/** A check-in as entered. The idempotency key makes retries safe. */
export type Entry = {
  readonly key: string;
  readonly text: string;
  readonly phoneEnding?: string;
  /** The time by the checkpoint's clock. */
  readonly at: string;
};

const storageKey = 'oktet.kiosk.pending';

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'key' in value && 'text' in value && 'at' in value;

/** Check-ins without a response so far. */
export const listPending = (): readonly Entry[] => readStoredList(storageKey, isEntry);

const write = (entries: readonly Entry[]) => writeStored(storageKey, JSON.stringify(entries));

/** Stored before it is first sent, so that it survives a crash or reload. */
export const keepEntry = (entry: Entry) => write([...listPending(), entry]);

export const dropEntry = (key: string) => write(listPending().filter((entry) => entry.key !== key));
