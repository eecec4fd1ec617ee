import { onLanguageChange } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { currentSession, isSignedIn, onSessionChange } from '../../lib/session.ts';
import { subjectOf } from '../../lib/token.ts';
import { handleError } from '../../ui/errors/handle-error.ts';
import { saveLanguage } from './save-language.ts';

const currentOwner = () => {
  const { credential } = currentSession();
  return credential && subjectOf(credential.token);
};

/** What was loaded for one account is not shown to the next, also when another tab signs in or out. */
const forgetOnChange = () => {
  let owner = currentOwner();
  return onSessionChange(() => {
    const next = currentOwner();
    if (next === owner) return;
    owner = next;
    if (next === null) queryClient.clear();
    else void queryClient.resetQueries();
  });
};

const sendChosenLanguage = () =>
  onLanguageChange((language) => {
    if (isSignedIn()) saveLanguage(language).catch(handleError);
  });

/** Runs as long as an application does. Returns the way out. */
export const followAccount = () => {
  const stops = [forgetOnChange(), sendChosenLanguage()];
  return () => {
    for (const stop of stops) stop();
  };
};
