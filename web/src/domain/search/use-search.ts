import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isPassText } from '#kernel/passes/signed-pass.ts';
import { fetchBody } from '../../lib/api.ts';

/** A single character is enough if it is Chinese, because it can be a whole family name. */
const isEnough = (q: string) => ([...q].length > 1 || /^\p{Script=Han}$/u.test(q)) && !isPassText(q);
/** Only a scanner types faster than this, and its keys are not searched one by one. */
const pauseMs = 40;
export const perKind = 5;

export const fetchFound = (q: string, signal?: AbortSignal) =>
  fetchBody('GET /search', { query: { q, limit: perKind }, ...(signal && { signal }) });

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['board', 'search', q],
    queryFn: ({ signal }) => fetchFound(q, signal),
    enabled: isEnough(q),
    staleTime: 5000,
    gcTime: 30_000,
    retry: 1,
  });

/** Searches from the first key on. Earlier requests are aborted and their results never shown for this input. */
export const useSearch = (typed: string) => {
  const [settled] = useDebouncedValue(typed, pauseMs, { leading: true });
  const isSettled = settled === typed;
  const query = useQuery(searchQuery(settled));
  const isOffline = query.fetchStatus === 'paused';
  const isWanted = isEnough(typed);
  return {
    isWanted,
    found: isSettled && isWanted ? query.data : undefined,
    isSearching: isWanted && (!isSettled || (query.isPending && !isOffline)),
    isOffline: isWanted && isOffline,
    hasFailed: isWanted && isSettled && query.isError && query.data === undefined,
    askAgain: () => void query.refetch(),
  };
};
