import { profileQuery } from '../../../domain/account/profile.ts';
import { UnexpectedStatusError } from '../../../lib/api-error.ts';
import { currentLanguage, hasStoredLanguage, setLanguage } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { noteKioskSession } from '../../../lib/session/kiosk-session.ts';
import { saveSignIn } from '../../../lib/session/session.ts';
import { saveLanguage } from '../account-language.ts';
import { rememberUsername } from '../username.ts';

/**
 * Screen and account speak one language, or errors and messages would come in another than the one being read:
 * the device's when it has one, else the account's.
 */
const agreeOnLanguage = async () => {
  const { language } = await queryClient.fetchQuery(profileQuery);
  const shown = currentLanguage();
  if (language === shown) return;
  await (hasStoredLanguage() ? saveLanguage(shown) : setLanguage(language));
};

export type SignInAnswer = { readonly status: number; readonly headers: Headers };

const authorizationOf = ({ status, headers }: SignInAnswer): string => {
  const authorization = headers.get('authorization');
  if (authorization === null) throw new UnexpectedStatusError(status, [status]);
  return authorization;
};

const keepSession = (authorization: string) => {
  rememberUsername('');
  saveSignIn(authorization);
};

/** A kiosk speaks the language of whoever stands before it, not of the account it is signed in with. */
export const openKioskSession = (answer: SignInAnswer) => {
  const authorization = authorizationOf(answer);
  noteKioskSession(authorization);
  keepSession(authorization);
};

/** Keeps the session that came with an answer. */
export const openSession = (answer: SignInAnswer) => {
  keepSession(authorizationOf(answer));
  // Without it the person is signed in all the same, and the next choice of a language mends it.
  agreeOnLanguage().catch(() => undefined);
};
