import type { Language } from '#contract/common.ts';
import { call } from '../../lib/api.ts';
import { onLanguageChange } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { isSignedIn } from '../../lib/session/session.ts';
import { handleError } from '../../ui/errors/handle-error.ts';

export const saveLanguage = async (language: Language) => {
  await call('PUT /users/language', { expect: 204, query: { language } });
  // Everything cached is loaded again in the new language, because answers contain translated texts.
  await queryClient.invalidateQueries();
};

export const sendChosenLanguage = () => {
  const stop = onLanguageChange((language) => {
    if (isSignedIn()) saveLanguage(language).catch(handleError);
  });
  return () => void stop();
};
