import { useEffect, useSyncExternalStore } from 'react';

/** The bookings that the day or the list shows, in its order: the panel beside steps along it. */
let order: readonly string[] = [];
const listeners = new Set<() => void>();

const setOrder = (ids: readonly string[]) => {
  order = ids;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useShownOrder = () => useSyncExternalStore(subscribe, () => order);

/** `ids` must be the same array as long as nothing changes. */
export const useTellOrder = (ids: readonly string[]) => useEffect(() => setOrder(ids), [ids]);
