import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

const key = ['appeals', 'own'] as const;
const allOfThem = 1000;

export const ownAppealsQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) =>
    (await fetchBody('GET /appeals/current-user', { query: { page: 0, size: allOfThem }, signal })).content,
  // A decision may come at any time, and the clock changes the state.
  refetchInterval: 60_000,
});

export const outdateOwnAppeals = () => queryClient.invalidateQueries({ queryKey: key });

/** The undecided appeal about the reader's truck: one about a ban if there is one, otherwise the newest. */
export const useUndecidedAppeal = (vehicleId: string): Appeal | undefined => {
  const { data = [] } = useQuery(ownAppealsQuery);
  const undecided = data.filter((appeal) => appeal.vehicleId === vehicleId && !appeal.decision);
  return undecided.find(({ ban }) => ban !== null) ?? undecided[0];
};

/** What the appeal decides about: an exclusion from draws, a ban or a warning. */
export const appealSubject = ({ ban, strike }: Pick<Appeal, 'ban' | 'strike'>) => {
  if (strike.type === 'LIMIT') return 'limit';
  return ban ? 'ban' : 'warning';
};
