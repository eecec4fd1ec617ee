import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import { sharedValue } from '../../../lib/shared-value.ts';
import { actsAnswered } from './one-at-a-time.ts';

/** A message about an act. `done` disappears by itself, `refused` stays until dismissed. */
export type ActMessage = {
  readonly key: number;
  readonly text: string;
  readonly tone: 'done' | 'refused';
  readonly undo?: (() => Promise<unknown>) | undefined;
  /** The page shows the message elsewhere, so it is kept here only for the undo. */
  readonly isShownElsewhere?: boolean;
};

const shownMs = 8000;
/** Each tone is counted separately, so that successes never push out a refusal. */
const most = { done: 3, refused: 5 };

const shown = sharedValue<readonly ActMessage[]>([]);
let lastKey = 0;
/** After a change of account, answers to the previous operator's acts are ignored. */
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
