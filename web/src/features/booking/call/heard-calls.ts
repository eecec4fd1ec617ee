import { useSyncExternalStore } from 'react';
import { readTab, writeTab } from '../../../lib/tab-store.ts';

const storageKey = 'oktet.heard-calls';
const mostKept = 20;

let heard: readonly string[] = readTab<string[]>(storageKey) ?? [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stops the ringing, also across reloads, until the next call. */
export const hear = (...keys: readonly string[]) => {
  heard = [...heard, ...keys].slice(-mostKept);
  writeTab(storageKey, heard);
  for (const listener of listeners) listener();
};

export const useHeardCalls = () => useSyncExternalStore(subscribe, () => heard);
