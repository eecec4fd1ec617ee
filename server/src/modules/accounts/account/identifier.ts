import { email, type IdentificationMethod, phoneNumber } from '#contract/accounts/accounts.ts';

/** What identifies an account, normalised for comparison. */
export type Identifier = { readonly method: IdentificationMethod; readonly value: string };

const inE164 = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  // Domestic Russian numbers start with 8 instead of +7.
  return digits.length === 11 && digits.startsWith('8') ? `+7${digits.slice(1)}` : `+${digits}`;
};

/** An input with @ is an e-mail address, anything else a phone number in any notation. */
export const parseIdentifier = (typed: string): Identifier => {
  const text = typed.normalize('NFKC').trim();
  return text.includes('@')
    ? { method: 'EMAIL', value: text.toLowerCase() }
    : { method: 'PHONE_NUMBER', value: inE164(text) };
};

const shapeOf = { EMAIL: email, PHONE_NUMBER: phoneNumber };

export const isPossible = ({ method, value }: Identifier): boolean =>
  shapeOf[method].safeParse(value).success;
