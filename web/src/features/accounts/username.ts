import type { IdentificationMethod } from '#contract/accounts/accounts.ts';
import type { Language } from '#contract/common.ts';
import { toE164 } from '../../ui/fields/phone-number.ts';

/** A person who typed a name at the sign-in need not type it again to recover the password, nor afterwards. */
let username = '';

export const rememberedUsername = () => username;

export const rememberUsername = (typed: string) => {
  username = typed;
};

/** Whether what was typed is meant as an address or as a number. */
export const methodOf = (typed: string): IdentificationMethod =>
  typed.includes('@') ? 'EMAIL' : 'PHONE_NUMBER';

/** A number in the notation of the reader's country becomes E.164; anything else goes as it was typed. */
export const toUsername = (typed: string, language: Language): string => {
  const text = typed.normalize('NFKC').trim();
  return methodOf(text) === 'EMAIL' ? text : (toE164(text, language) ?? text);
};
