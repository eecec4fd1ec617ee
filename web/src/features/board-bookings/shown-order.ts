import { useEffect, useSyncExternalStore } from 'react';

type Order = {
  readonly ids: readonly string[];
  /** How many stand on the pages before. */
  readonly before: number;
  /** On all pages. */
  readonly total: number;
};

/** The bookings that the day or the list shows, in its order: the panel beside steps along it. */
let order: Order = { ids: [], before: 0, total: 0 };
const listeners = new Set<() => void>();

const setOrder = (shown: Order) => {
  order = shown;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useShownOrder = () => useSyncExternalStore(subscribe, () => order);

/** `ids` must be the same array as long as nothing changes. */
export const useTellOrder = (ids: readonly string[], { before, total } = { before: 0, total: ids.length }) =>
  useEffect(() => setOrder({ ids, before, total }), [ids, before, total]);
