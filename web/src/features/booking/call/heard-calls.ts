import { sharedValue } from '../../../lib/shared-value.ts';
import { readTab, writeTab } from '../../../lib/tab-store.ts';

const storageKey = 'oktet.heard-calls';
const mostKept = 20;

const heard = sharedValue<readonly string[]>(readTab<string[]>(storageKey) ?? []);

/** Stops the ringing until the next call, even after a reload. */
export const hear = (...keys: readonly string[]) => {
  heard.set([...heard.get(), ...keys].slice(-mostKept));
  writeTab(storageKey, heard.get());
};

export const useHeardCalls = heard.useValue;
