import { finalActs } from './final-acts.ts';
import { currentTold, dismissTold, latestToldKey } from './told.ts';
import { actsAnswered, isActUnderWay } from './under-way.ts';

/** An act that is not answered yet is the one that is meant; if it was refused, none before it is taken back instead. */
const takeBack = async () => {
  const isAwaited = isActUnderWay();
  const before = latestToldKey();
  if (isAwaited) await actsAnswered();
  const told = currentTold().findLast(({ key, undo }) => undo && (!isAwaited || key > before));
  if (!told) return;
  dismissTold(told.key);
  await told.undo?.();
};

let earlier = Promise.resolve();

/**
 * Takes the latest act back that can be: first what waits to be sent, then a call or an arrival. The line may show an
 * act before its answer is here, and the key may follow at once: it waits its turn, and so does the one after it.
 */
export const undoLast = () => {
  const waiting = finalActs.current().findLast(({ stage }) => stage === 'waiting');
  if (waiting) return void finalActs.undo(waiting.id);
  earlier = earlier.then(takeBack);
};
