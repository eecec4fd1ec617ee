import { useQuery } from '@tanstack/react-query';
import { eventsQuery } from '../../domain/journal/events.ts';
import { type JournalSearch, toFilter } from './journal-search.ts';

/** Polls while the newest page is shown. */
const followMs = 5000;

export const useFoundEvents = (search: JournalSearch) => {
  const { page, size } = search;
  const query = eventsQuery(toFilter(search), { page, size });
  return useQuery({ ...query, ...(page === 0 && { refetchInterval: followMs }) });
};

export type FoundList = ReturnType<typeof useFoundEvents>;
