import { email, type IdentificationMethod, phoneNumber } from '#contract/accounts/accounts.ts';

/** What names an account, in the form in which it is compared. */
export type Identifier = { readonly method: IdentificationMethod; readonly value: string };

const inE164 = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  if (text.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  // A number inside Russia is dialled with 8 where E.164 has +7.
  return digits.length === 11 && digits.startsWith('8') ? `+7${digits.slice(1)}` : `+${digits}`;
};

/** A typed user name: an e-mail address when there is an @ in it, else a phone number however it is written. */
export const parseIdentifier = (typed: string): Identifier => {
  const text = typed.normalize('NFKC').trim();
  return text.includes('@')
    ? { method: 'EMAIL', value: text.toLowerCase() }
    : { method: 'PHONE_NUMBER', value: inE164(text) };
};

const shapeOf = { EMAIL: email, PHONE_NUMBER: phoneNumber };

/** Whether an account could have such a name at all. */
export const isPossible = ({ method, value }: Identifier): boolean =>
  shapeOf[method].safeParse(value).success;
