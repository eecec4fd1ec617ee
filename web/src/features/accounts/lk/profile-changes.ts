import type { Profile } from '#contract/accounts.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { profileQuery } from '../../../lib/profile.ts';
import { queryClient } from '../../../lib/query-client.ts';

const { queryKey } = profileQuery;

/** What is cached no longer holds: who shows it now loads it again, the others when they next need it. */
export const outdateProfile = () => queryClient.invalidateQueries({ queryKey });

export const reloadProfile = () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });

type PersonalData = Partial<Pick<Profile, 'firstName' | 'lastName' | 'patronymic' | 'secondStep'>>;

/** The answer is shown at once, so that the next change builds on its version even where loading fails. */
export const savePersonalData = async (data: PersonalData, { version }: Profile) => {
  const { body } = await call('PUT /users/personal-data', { expect: 200, body: { ...data, version } });
  queryClient.setQueryData(queryKey, body);
  await outdateProfile();
};

export const isStale = (error: unknown) => error instanceof ApiError && error.body?.code === 'STALE_VERSION';
