import type { Language } from '#contract/common.ts';
import { call } from '../../lib/api.ts';
import { onLanguageChange } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isSignedIn } from '../../lib/session/session.ts';
import { handleError } from '../../ui/errors/handle-error.ts';

/** Tells the account in which language to write. */
export const saveLanguage = async (language: Language) => {
  await call('PUT /users/language', { expect: 204, query: { language } });
  // Reasons and other words that the server puts into its answers come in the new language too.
  await queryClient.invalidateQueries();
};

/** A chosen language also becomes the account's. Runs as long as the application; returns the function that stops it. */
export const sendChosenLanguage = () => {
  const stop = onLanguageChange((language) => {
    if (isSignedIn()) saveLanguage(language).catch(handleError);
  });
  return () => void stop();
};
