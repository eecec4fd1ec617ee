import i18next from 'i18next';
import { finalActs } from './final-acts.ts';
import { actsAnswered, isActUnderWay } from './one-at-a-time.ts';
import { actTitle, whyNotWords } from './own-act-words.ts';
import { fetchOwnActs, undoOwnAct } from './own-acts.ts';
import { currentTold, dismissTold, latestToldKey, tell } from './told.ts';

/** Undoes the latest act that was not undone yet, or tells why that is impossible. */
const undoListed = async (today: string) => {
  const act = (await fetchOwnActs()).find(({ whyNot }) => whyNot?.code !== 'UNDONE');
  if (!act) return;
  if (!act.whyNot) return undoOwnAct(act);
  const why = whyNotWords(act.whyNot, act, today);
  const text = i18next.t('lineActs.own.cannot', { act: actTitle(act), why });
  tell({ text, tone: 'refused' });
};

/** Waits for an act in flight and undoes it. If the server refuses that act, no earlier act is undone in its place. */
const takeBack = async (today: string) => {
  const isAwaited = isActUnderWay();
  const before = latestToldKey();
  if (isAwaited) await actsAnswered();
  const told = currentTold().findLast(({ key, undo }) => undo && (!isAwaited || key > before));
  if (told) {
    dismissTold(told.key);
    await told.undo?.();
    return;
  }
  const isRefused = currentTold().some(({ key, tone }) => key > before && tone === 'refused');
  if (!(isAwaited && isRefused)) await undoListed(today);
};

let earlier = Promise.resolve();

/**
 * Undoes the latest act: one that is still delayed, otherwise the one told last, otherwise the newest of the list of
 * acts. Calls run one after the other and wait for acts in flight, because the queue may show an act before its
 * answer arrives. `today` is the checkpoint's date.
 */
export const undoLast = (today: string) => {
  const waiting = finalActs.current().findLast(({ stage }) => stage === 'waiting');
  if (waiting) return void finalActs.undo(waiting.id);
  earlier = earlier.then(() => takeBack(today));
};
