import { onLanguageChange } from '../../lib/i18n.ts';
import { isSignedIn } from '../../lib/session/session.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { saveLanguage } from './save-language.ts';

/** A chosen language also becomes the account's. Runs as long as an application does; returns the way out. */
export const sendChosenLanguage = () => {
  const stop = onLanguageChange((language) => {
    if (isSignedIn()) saveLanguage(language).catch(handleError);
  });
  return () => void stop();
};
