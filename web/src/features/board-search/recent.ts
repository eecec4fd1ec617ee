import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../lib/query-client.ts';
import type { FoundThing } from './search-results.ts';

const key = ['board', 'search-recent'];
const kept = 5;

/**
 * What was opened from the box last. Kept with the answers of the server, which are gone when the operator signs out:
 * names and plates are not left on a machine that many use.
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
