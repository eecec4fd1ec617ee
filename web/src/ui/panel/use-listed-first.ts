import { useMemo } from 'react';
import { useStaying } from '../../lib/screen/use-staying.ts';

/** Shows the list's data while a person steps through it. Loads the full object, by `when`, once he stays. */
export const useListedFirst = <Data>(id: string, ofLists: (id: string) => Data | undefined) => {
  const isStaying = useStaying(id);
  const listed = useMemo(() => ofLists(id), [id, ofLists]);
  const when = { placeholderData: () => listed, enabled: isStaying || listed === undefined };
  return { isStaying, when };
};
