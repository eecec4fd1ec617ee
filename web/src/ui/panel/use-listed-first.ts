import { useMemo } from 'react';
import { useStaying } from '../../lib/screen/use-staying.ts';

/**
 * Who steps from row to row sees what the list beside knows; only the one on which he stays is asked for (`when`: for its
 * query) and drawn whole.
 */
export const useListedFirst = <Data>(id: string, ofLists: (id: string) => Data | undefined) => {
  const isStaying = useStaying(id);
  const listed = useMemo(() => ofLists(id), [id, ofLists]);
  const when = { placeholderData: () => listed, enabled: isStaying || listed === undefined };
  return { isStaying, when };
};
