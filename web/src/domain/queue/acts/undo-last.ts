import { finalActs } from './final-acts.ts';
import { currentTold, dismissTold, latestToldKey } from './told.ts';
import { actsAnswered, isActUnderWay } from './under-way.ts';

/** Undoes the act still in flight. If that is refused, undoes nothing rather than an earlier act. */
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
 * Undoes the latest act: one still delayed, else a call or an arrival. The queue may show an act before its
 * answer arrives, so calls are serialised and wait for acts in flight.
 */
export const undoLast = () => {
  const waiting = finalActs.current().findLast(({ stage }) => stage === 'waiting');
  if (waiting) return void finalActs.undo(waiting.id);
  earlier = earlier.then(takeBack);
};
