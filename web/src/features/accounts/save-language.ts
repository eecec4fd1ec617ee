import type { Language } from '#contract/common.ts';
import { call } from '../../lib/api.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Tells the account in which language to write. */
export const saveLanguage = async (language: Language) => {
  await call('PUT /users/language', { expect: 204, query: { language } });
  // Reasons and other words that the server puts into its answers come in the new language too.
  await queryClient.invalidateQueries();
};
