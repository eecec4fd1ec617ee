import { useSyncExternalStore } from 'react';

/** A value outside of React, whose changes components follow. */
export const sharedValue = <T>(first: T) => {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    subscribe,
    get: () => value,
    set: (next: T) => {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, () => value),
  };
};

export const sharedSwitch = () => {
  const { set, useValue } = sharedValue(false);
  return { open: () => set(true), close: () => set(false), useIsOpen: useValue };
};
