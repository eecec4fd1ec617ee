import { useEffect, useRef } from 'react';
import type { JournalEvent } from '#contract/journal/journal.ts';

/** Events that arrived since the list was opened: ids ascend with time. */
export const useFreshEvents = (list: string, events: readonly JournalEvent[]) => {
  const seen = useRef<{ readonly list: string; readonly newest: string }>(null);
  const known = seen.current?.list === list ? seen.current.newest : undefined;
  const newest = events[0]?.id;
  useEffect(() => {
    if (newest !== undefined && seen.current?.list !== list) seen.current = { list, newest };
  }, [list, newest]);
  return (id: string) => known !== undefined && id > known;
};
