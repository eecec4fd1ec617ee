import { useEffect, useSyncExternalStore } from 'react';

let reasons = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  reasons += by;
  for (const listener of listeners) listener();
};

/** Suppresses overlays while something must not be covered: typing a code, a call to the gate. */
export const useQuiet = (isNeeded = true) => {
  useEffect(() => {
    if (!isNeeded) return;
    change(1);
    return () => change(-1);
  }, [isNeeded]);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsQuiet = () => useSyncExternalStore(subscribe, () => reasons > 0);
