import type { Confirmation } from '#contract/accounts/accounts.ts';
import type { FactorConfirmation } from '#contract/accounts/factors.ts';
import { profileQuery } from '../../../domain/account/profile.ts';
import { UnexpectedStatusError } from '../../../lib/api-error.ts';
import { currentLanguage, hasStoredLanguage, setLanguage } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { noteKioskSession } from '../../../lib/session/kiosk-session.ts';
import { saveSignIn } from '../../../lib/session/session.ts';
import { saveLanguage } from '../account-language.ts';
import { rememberUsername } from '../username.ts';

/**
 * Device and account must use one language, or the server's messages are not in the page's language. A language
 * chosen on this device wins, otherwise the account's is used.
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

/** Leaves the languages alone, because a kiosk uses that of the person in front of it, not the account's. */
export const openKioskSession = (answer: SignInAnswer) => {
  const authorization = authorizationOf(answer);
  noteKioskSession(authorization);
  keepSession(authorization);
};

export const openSession = (answer: SignInAnswer) => {
  keepSession(authorizationOf(answer));
  // A failure is ignored, because the person is signed in anyway and the next choice of a language corrects it.
  agreeOnLanguage().catch(() => undefined);
};

export type SignInConfirmation = Confirmation | FactorConfirmation;

export type StepProps<C extends SignInConfirmation> = {
  readonly confirmation: C;
  readonly onSignedIn: (answer: SignInAnswer) => void;
  readonly onCancel: () => void;
};
