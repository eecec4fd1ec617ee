import { readStored, writeStored } from '../../../lib/local-store.ts';

/** A check-in as it was entered. The key makes every sending of it the same one to the server. */
export type Entry = {
  readonly key: string;
  readonly text: string;
  readonly phoneEnding?: string;
  /** When it was entered, by the checkpoint's clock. */
  readonly at: string;
};

const storageKey = 'oktet.kiosk.pending';

/** Check-ins that no answer was heard of. */
export const listPending = (): readonly Entry[] => {
  try {
    const list: unknown = JSON.parse(readStored(storageKey) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

const write = (entries: readonly Entry[]) => writeStored(storageKey, JSON.stringify(entries));

/** Called before an entry is first sent: whatever happens then, it is there. */
export const keepEntry = (entry: Entry) => write([...listPending(), entry]);

export const dropEntry = (key: string) => write(listPending().filter((entry) => entry.key !== key));
