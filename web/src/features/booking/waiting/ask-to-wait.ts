import { useEffect } from 'react';
import { readStored } from '../../../lib/local-store.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import type { JoinStart } from './join-values.ts';
import { keptJoinKey } from './kept-join.ts';
import { useHasWaitingList } from './waiting-entries.ts';

export const askToWait = (start?: JoinStart) =>
  void import('./join.ts').then(({ join }) => join(start)).catch(handleError);

/** Opens the form again that was open when the tab was reloaded. */
export const useKeptJoin = () => {
  const enabled = useHasWaitingList();
  useEffect(() => {
    if (enabled && readStored(keptJoinKey) !== null) askToWait();
  }, [enabled]);
};
