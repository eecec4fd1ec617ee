import type { CheckInOutcome } from '#contract/queue/check-in.ts';
import { readStored, writeStored } from '../../../lib/local-store.ts';

/** A check-in as it was entered. The key makes every sending of it the same one to the server. */
export type Entry = {
  readonly key: string;
  readonly text: string;
  readonly phoneEnding?: string;
  /** When it was entered, by the checkpoint's clock. */
  readonly at: string;
};

/** One that was sent later and did not lead to an arrival: its driver has left the kiosk, staff must know. */
export type Unresolved = Pick<Entry, 'key' | 'text' | 'at'> & {
  readonly outcome: CheckInOutcome | 'NOT_SENT' | 'REFUSED';
};

const pendingKey = 'oktet.kiosk.pending';
const unresolvedKey = 'oktet.kiosk.unresolved';
/** More than staff will look through; the oldest go. */
const mostUnresolved = 50;

const listeners = new Set<() => void>();
/** The lists stay the same objects until their text changes, as React's external stores want it. */
const read = new Map<string, { readonly stored: string | null; readonly list: readonly unknown[] }>();

const parse = (stored: string | null): readonly unknown[] => {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
};

const listAt = <T>(storageKey: string): readonly T[] => {
  const stored = readStored(storageKey);
  const known = read.get(storageKey);
  if (known && known.stored === stored) return known.list as readonly T[];
  const list = parse(stored);
  read.set(storageKey, { stored, list });
  return list as readonly T[];
};

const write = (storageKey: string, list: readonly unknown[]) => {
  writeStored(storageKey, JSON.stringify(list));
  for (const listener of listeners) listener();
};

export const onEntriesChange = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const listPending = () => listAt<Entry>(pendingKey);
export const listUnresolved = () => listAt<Unresolved>(unresolvedKey);

/** Before it is sent for the first time: whatever happens then, it is there. */
export const keepEntry = (entry: Entry) => write(pendingKey, [...listPending(), entry]);

export const dropEntry = (key: string) =>
  write(
    pendingKey,
    listPending().filter((entry) => entry.key !== key),
  );

export const leaveToStaff = ({ key, text, at }: Entry, outcome: Unresolved['outcome']) => {
  write(unresolvedKey, [...listUnresolved(), { key, text, at, outcome }].slice(-mostUnresolved));
  dropEntry(key);
};

export const settleByStaff = (key: string) =>
  write(
    unresolvedKey,
    listUnresolved().filter((one) => one.key !== key),
  );
