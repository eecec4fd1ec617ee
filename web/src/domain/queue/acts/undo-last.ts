import { finalActs } from './final-acts.ts';
import { currentTold, dismissTold } from './told.ts';

/** Takes the latest act back that can be: first what waits to be sent, then a call or an arrival. */
export const undoLast = () => {
  const waiting = finalActs.current().findLast(({ stage }) => stage === 'waiting');
  if (waiting) return void finalActs.undo(waiting.id);
  const told = currentTold().findLast(({ undo }) => undo !== undefined);
  if (!told) return;
  dismissTold(told.key);
  told.undo?.();
};
