import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchBody } from '../../lib/api.ts';

const leastLength = 2;
const pauseMs = 120;
const perKind = 5;

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['board', 'search', q],
    queryFn: ({ signal }) => fetchBody('GET /search', { query: { q, limit: perKind }, signal }),
    enabled: q.length >= leastLength,
    staleTime: 5000,
    gcTime: 30_000,
    retry: 1,
  });

/** Debounced; earlier requests are aborted and their results never shown for this input. */
export const useSearch = (typed: string) => {
  const [settled] = useDebouncedValue(typed, pauseMs);
  const isSettled = settled === typed;
  const query = useQuery(searchQuery(settled));
  const isOffline = query.fetchStatus === 'paused';
  const isWanted = typed.length >= leastLength;
  return {
    found: isSettled && isWanted ? query.data : undefined,
    isSearching: isWanted && (!isSettled || (query.isPending && !isOffline)),
    isOffline: isWanted && isOffline,
    hasFailed: isWanted && isSettled && query.isError && query.data === undefined,
    askAgain: () => void query.refetch(),
  };
};
