import { useSyncExternalStore } from 'react';
import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import { sharedValue } from '../../../lib/shared-value.ts';

const inFlight = new Set<Promise<unknown>>();

/** Registers an act, so that undo and sign-out wait for its answer. */
export const followAct = async <T>(act: Promise<T>): Promise<T> => {
  inFlight.add(act);
  try {
    return await act;
  } finally {
    inFlight.delete(act);
  }
};

export const actsAnswered = () => Promise.allSettled(inFlight);

belongsToAccount({ finish: actsAnswered });

export const isActUnderWay = () => inFlight.size > 0;

export type LineAct =
  | 'call'
  | 'recall'
  | 'redirect'
  | 'return'
  | 'arrive'
  | 'undoArrival'
  | 'book'
  | 'priority'
  | 'move';

type PendingAct = { readonly act: LineAct; readonly answered: Promise<unknown> };

const underWay = sharedValue<ReadonlyMap<string, PendingAct>>(new Map());

/** Runs acts on one truck one after the other. Repeating the act in progress (a double click) gives undefined. */
export const oneAtATime = async <T>(
  id: string,
  act: LineAct,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  for (let before = underWay.get().get(id); before; before = underWay.get().get(id)) {
    if (before.act === act) return undefined;
    await before.answered.catch(() => undefined);
  }
  const answered = work();
  underWay.set(new Map(underWay.get()).set(id, { act, answered }));
  try {
    return await answered;
  } finally {
    underWay.set(new Map([...underWay.get()].filter(([other]) => other !== id)));
  }
};

export const useIsUnderWay = (id: string) => {
  const act = useSyncExternalStore(underWay.subscribe, () => underWay.get().get(id)?.act);
  return (...acts: LineAct[]) => act !== undefined && acts.includes(act);
};
