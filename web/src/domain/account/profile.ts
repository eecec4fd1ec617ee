import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '#contract/accounts/accounts.ts';
import { fetchBody } from '../../lib/api.ts';
import { createKeyMaker } from '../../lib/idempotency-key.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Never grows stale, because changes outdate it. Dropped with the session. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => fetchBody('GET /users/current-user', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const outdateProfile = () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });

export const reloadProfile = () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });

type PersonalData = Partial<Pick<Profile, 'firstName' | 'lastName' | 'patronymic' | 'secondStep'>>;

/** After a lost answer the same change is sent as the same request, not as one that comes too late. */
const keys = createKeyMaker();

/** Caches the answer at once, because the next change needs its version even if a refetch fails. */
export const savePersonalData = async (data: PersonalData, { version }: Profile) => {
  const body = { ...data, version };
  const headers = { 'Idempotency-Key': keys.keyFor(body) };
  const saved = await fetchBody('PUT /users/personal-data', { body, headers });
  keys.forget();
  queryClient.setQueryData(profileQuery.queryKey, saved);
  await outdateProfile();
};
