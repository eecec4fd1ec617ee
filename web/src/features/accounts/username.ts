import type { IdentificationMethod } from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/common.ts';
import { forgetTab, readTab } from '../../lib/tab-store.ts';
import { toE164 } from '../../ui/fields/phone-number.ts';

/**
 * Takes the name that public/boot.js has stored if the link to the recovery was pressed before this program ran.
 * Checks the page, because the page that is being left may still start this program.
 */
const takeTypedEarlier = (): string => {
  if (globalThis.location?.pathname !== '/user/recovery') return '';
  const typed = readTab<string>('oktet.typed-username') ?? '';
  forgetTab('oktet.typed-username');
  return typed;
};

/** Carries the typed username from the sign-in to the recovery form and back. */
let username = takeTypedEarlier();

export const rememberedUsername = () => username;

export const rememberUsername = (typed: string) => {
  username = typed;
};

export const methodOf = (typed: string): IdentificationMethod =>
  typed.includes('@') ? 'EMAIL' : 'PHONE_NUMBER';

/** A national number becomes E.164 by the reader's country. Anything else is sent as typed. */
export const toUsername = (typed: string, language: Language): string => {
  const text = typed.normalize('NFKC').trim();
  return methodOf(text) === 'EMAIL' ? text : (toE164(text, language) ?? text);
};
