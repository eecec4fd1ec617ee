import { useSyncExternalStore } from 'react';
import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import { actsAnswered } from './under-way.ts';

/** What an operator is told of an act, for a short while or until it is read. */
export type Told = {
  readonly key: number;
  readonly text: string;
  readonly tone: 'done' | 'refused';
  /** Takes the act back. */
  readonly undo?: (() => Promise<unknown>) | undefined;
  /** Its own place on the page tells of it; here it is only known so that it can be taken back. */
  readonly isShownElsewhere?: boolean;
};

const shownMs = 8000;
/** What was done makes room for what is done next, never what was refused. */
const most = { done: 3, refused: 5 };

let shown: readonly Told[] = [];
let lastKey = 0;
/** Acts of somebody who is gone may still be answered: that is not for who came after. */
let isOfAnother = false;
const listeners = new Set<() => void>();

const show = (next: readonly Told[]) => {
  shown = next;
  for (const listener of listeners) listener();
};

export const dismissTold = (key: number) => show(shown.filter((one) => one.key !== key));

const latest = (all: readonly Told[], tone: Told['tone']) =>
  all.filter((one) => one.tone === tone).slice(-most[tone]);

/** Of what was refused nothing else speaks, so it stays until it is read. */
export const tell = (one: Omit<Told, 'key'>) => {
  if (isOfAnother) return;
  lastKey += 1;
  const told = { ...one, key: lastKey };
  const all = [...shown, told];
  const kept = new Set([...latest(all, 'done'), ...latest(all, 'refused')]);
  show(all.filter((each) => kept.has(each)));
  if (one.tone === 'done') setTimeout(() => dismissTold(told.key), shownMs);
};

belongsToAccount({
  handOver: () => {
    show([]);
    isOfAnother = true;
    void actsAnswered().then(() => {
      isOfAnother = false;
    });
  },
});

export const currentTold = () => shown;

/** Whatever is told from now on has a higher one. */
export const latestToldKey = () => lastKey;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useTold = () => useSyncExternalStore(subscribe, currentTold);
