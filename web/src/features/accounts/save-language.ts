import type { Language } from '#contract/common.ts';
import { call } from '../../lib/api.ts';
import { profileQuery } from '../../lib/profile.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Tells the account in which language to write. */
export const saveLanguage = async (language: Language) => {
  await call('PUT /users/language', { expect: 204, query: { language } });
  await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
};
