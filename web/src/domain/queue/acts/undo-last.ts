import i18next from 'i18next';
import { finalActs } from './final-acts.ts';
import { actTitle, whyNotWords } from './own-act-words.ts';
import { fetchOwnActs, undoOwnAct } from './own-acts.ts';
import { currentTold, dismissTold, latestToldKey, tell } from './told.ts';
import { actsAnswered, isActUnderWay } from './under-way.ts';

/** The latest act that was not undone; if it cannot be, says why. */
const undoListed = async (today: string) => {
  const act = (await fetchOwnActs()).find(({ whyNot }) => whyNot?.code !== 'UNDONE');
  if (!act) return;
  if (!act.whyNot) return undoOwnAct(act);
  const why = whyNotWords(act.whyNot, act, today);
  const text = i18next.t('lineActs.own.cannot', { act: actTitle(act), why });
  tell({ text, tone: 'refused' });
};

/** Undoes the act still in flight. If that is refused, undoes nothing rather than an earlier act. */
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
 * Undoes the latest act: one still delayed, else the one told last, else the top of the list of acts. The queue may
 * show an act before its answer arrives, so calls are serialised and wait for acts in flight. `today` is the
 * checkpoint's date.
 */
export const undoLast = (today: string) => {
  const waiting = finalActs.current().findLast(({ stage }) => stage === 'waiting');
  if (waiting) return void finalActs.undo(waiting.id);
  earlier = earlier.then(() => takeBack(today));
};
