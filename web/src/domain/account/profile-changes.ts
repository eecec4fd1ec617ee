import type { Profile } from '#contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';
import { profileQuery } from './profile.ts';

/** Marks the cached profile as out of date: a screen that shows it loads it again at once, any other when it opens. */
export const outdateProfile = () => queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });

export const reloadProfile = () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });

type PersonalData = Partial<Pick<Profile, 'firstName' | 'lastName' | 'patronymic' | 'secondStep'>>;

/** The answer is shown at once, so that the next change builds on its version even where loading fails. */
export const savePersonalData = async (data: PersonalData, { version }: Profile) => {
  const { body } = await call('PUT /users/personal-data', { expect: 200, body: { ...data, version } });
  queryClient.setQueryData(profileQuery.queryKey, body);
  await outdateProfile();
};
