import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import type { FoundThing } from './search-results.ts';

const key = ['board', 'search-recent'];
const kept = 5;

/**
 * Recently opened results. Kept in the query cache, which sign-out clears: names and plates must not stay
 * on a shared machine.
 */
export const useRecent = () => {
  const { data = [] } = useQuery<readonly FoundThing[]>({
    queryKey: key,
    queryFn: () => queryClient.getQueryData<readonly FoundThing[]>(key) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const remember = (thing: FoundThing) => {
    const others = data.filter(({ id }) => id !== thing.id);
    queryClient.setQueryData(key, [thing, ...others].slice(0, kept));
  };
  return { recent: data, remember };
};
