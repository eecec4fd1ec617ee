import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#contract/accounts/accounts.ts';
import { fetchBody } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Never stale by itself; changes invalidate it. Dropped with the session. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => fetchBody('GET /users/current-user', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const outdateProfile = () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });

export const reloadProfile = () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });

type PersonalData = Partial<Pick<Profile, 'firstName' | 'lastName' | 'patronymic' | 'secondStep'>>;

/** Writes the answer to the cache at once: the next change needs its version even if a refetch fails. */
export const savePersonalData = async (data: PersonalData, { version }: Profile) => {
  const body = await fetchBody('PUT /users/personal-data', { body: { ...data, version } });
  queryClient.setQueryData(profileQuery.queryKey, body);
  await outdateProfile();
};
