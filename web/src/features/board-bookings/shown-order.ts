import { useEffect, useSyncExternalStore } from 'react';

type Order = {
  readonly ids: readonly string[];
  /** Number of bookings on earlier pages. */
  readonly before: number;
  readonly total: number;
};

/** Ids of the bookings in view, in display order: the panel's previous/next follow it. */
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

/** `ids` must be referentially stable, or the effect runs on every render. */
export const useTellOrder = (ids: readonly string[], { before, total } = { before: 0, total: ids.length }) =>
  useEffect(() => setOrder({ ids, before, total }), [ids, before, total]);
