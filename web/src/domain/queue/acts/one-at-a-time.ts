import { useSyncExternalStore } from 'react';

export type LineAct = 'call' | 'recall' | 'return' | 'arrive' | 'undoArrival' | 'book' | 'priority' | 'move';

type PendingAct = { readonly act: LineAct; readonly answered: Promise<unknown> };

const underWay = new Map<string, PendingAct>();
const listeners = new Set<() => void>();

const tellChange = () => {
  for (const listener of listeners) listener();
};

/** Serialises acts on one truck; a repeat of the act in progress (double click) gives undefined. */
export const oneAtATime = async <T>(
  id: string,
  act: LineAct,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  for (let before = underWay.get(id); before; before = underWay.get(id)) {
    if (before.act === act) return undefined;
    await before.answered.catch(() => undefined);
  }
  const answered = work();
  underWay.set(id, { act, answered });
  tellChange();
  try {
    return await answered;
  } finally {
    underWay.delete(id);
    tellChange();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useIsUnderWay = (id: string) => {
  const act = useSyncExternalStore(subscribe, () => underWay.get(id)?.act);
  return (...acts: LineAct[]) => act !== undefined && acts.includes(act);
};
