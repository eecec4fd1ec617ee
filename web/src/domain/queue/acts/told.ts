import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import { sharedValue } from '../../../lib/shared-value.ts';
import { actsAnswered } from './under-way.ts';

/** A message about an act. `done` disappears by itself, `refused` stays until dismissed. */
export type ActMessage = {
  readonly key: number;
  readonly text: string;
  readonly tone: 'done' | 'refused';
  readonly undo?: (() => Promise<unknown>) | undefined;
  /** The page shows it elsewhere; kept here only for undo. */
  readonly isShownElsewhere?: boolean;
};

const shownMs = 8000;
/** Counted separately, so that successes never push out a refusal. */
const most = { done: 3, refused: 5 };

const shown = sharedValue<readonly ActMessage[]>([]);
let lastKey = 0;
/** Ignores answers to acts of the previous operator after a change of account. */
let isOfAnother = false;

export const dismissTold = (key: number) => shown.set(shown.get().filter((one) => one.key !== key));

const latest = (all: readonly ActMessage[], tone: ActMessage['tone']) =>
  all.filter((one) => one.tone === tone).slice(-most[tone]);

export const tell = (one: Omit<ActMessage, 'key'>) => {
  if (isOfAnother) return;
  lastKey += 1;
  const told = { ...one, key: lastKey };
  const all = [...shown.get(), told];
  const kept = new Set([...latest(all, 'done'), ...latest(all, 'refused')]);
  shown.set(all.filter((each) => kept.has(each)));
  if (one.tone === 'done') setTimeout(() => dismissTold(told.key), shownMs);
};

belongsToAccount({
  handOver: () => {
    shown.set([]);
    isOfAnother = true;
    void actsAnswered().then(() => {
      isOfAnother = false;
    });
  },
});

export const currentTold = shown.get;

export const latestToldKey = () => lastKey;

export const useTold = shown.useValue;
