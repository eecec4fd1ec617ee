import { ApiError } from '../../../lib/api-error.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { belongsToAccount } from '../../../lib/session/work-of-account.ts';
import { sharedValue } from '../../../lib/shared-value.ts';
import { forgetTab, readTab, writeTab } from '../../../lib/tab-store.ts';
import { outdateBookings } from '../../booking/own-bookings.ts';
import { createDelayedActs, type DelayedAct, type FinalAct } from './delayed-acts.ts';
import { outdateActs } from './own-acts.ts';
import { sendFinal } from './queue-calls.ts';
import { tell } from './told.ts';
import { whatHappened } from './what-happened.ts';

/** Unsent acts are stored per account, so that only the same operator gets them back after signing in. */
let owner = currentSession().accountId;
const storeKey = () => `oktet.final-acts.${owner}`;
const undoMs = 5000;

const shown = sharedValue<readonly DelayedAct[]>([]);

const keep = (acts: readonly DelayedAct[]) => {
  if (acts.length === 0) return forgetTab(storeKey());
  writeTab(
    storeKey(),
    acts.map(({ stage: _stage, dueAt: _dueAt, ...act }) => act),
  );
};

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

export const finalActs = createDelayedActs({
  delayMs: ({ status }) => (status === 'CANCELED' ? 0 : undoMs),
  send: async (act) => {
    await sendFinal(act);
    void outdateBookings();
    void outdateActs();
  },
  isRefusal,
  onRefused: (act) => void whatHappened(act).then((text) => tell({ text, tone: 'refused' })),
  onChange: (acts) => {
    keep(acts);
    shown.set(acts);
  },
});

const restore = () => finalActs.restore(readTab<FinalAct[]>(storeKey()) ?? []);

restore();
belongsToAccount({
  finish: finalActs.flush,
  handOver: (accountId) => {
    owner = accountId;
    restore();
  },
});
window.addEventListener('pagehide', () => void finalActs.flush());

export const useFinalActs = shown.useValue;
