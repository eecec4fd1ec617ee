import { useSyncExternalStore } from 'react';

/** What an operator is told of an act, for a short while or until it is read. */
export type Told = {
  readonly key: number;
  readonly text: string;
  readonly tone: 'done' | 'refused';
  /** Takes the act back. */
  readonly undo?: (() => Promise<unknown>) | undefined;
};

const shownMs = 8000;
const mostShown = 3;

let shown: readonly Told[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

const show = (next: readonly Told[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const dismissTold = (key: number) => show(shown.filter((one) => one.key !== key));

/** Of what was refused nothing else speaks, so it stays until it is read. */
export const tell = (one: Omit<Told, 'key'>) => {
  lastKey += 1;
  const told = { ...one, key: lastKey };
  show([...shown, told].slice(-mostShown));
  if (one.tone === 'done') setTimeout(() => dismissTold(told.key), shownMs);
};

export const currentTold = () => shown;

/** Whatever is told from now on has a higher one. */
export const latestToldKey = () => lastKey;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTold = () => useSyncExternalStore(subscribe, currentTold);
