import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Russian and Chinese numbers with area code have so many digits. Fewer without a country code are incomplete. */
const fewestNational = 10;

const parsed = (text: string, country: CountryCode | undefined) => {
  const number = parsePhoneNumberFromString(text, country);
  const isPart = !text.trim().startsWith('+') && text.replace(/\D/g, '').length < fewestNational;
  return number?.isPossible() && !isPart ? number : undefined;
};

export const e164Of = (text: string, country: CountryCode | undefined): string | null =>
  parsed(text, country)?.number ?? null;

export const readableOf = (text: string, country: CountryCode | undefined): string | undefined =>
  parsed(text, country)?.formatInternational();
