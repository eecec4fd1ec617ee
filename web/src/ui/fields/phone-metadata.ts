import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const parsed = (text: string, country: CountryCode | undefined) => {
  const number = parsePhoneNumberFromString(text, country);
  return number?.isPossible() ? number : undefined;
};

export const e164Of = (text: string, country: CountryCode | undefined): string | null =>
  parsed(text, country)?.number ?? null;

export const readableOf = (text: string, country: CountryCode | undefined): string | undefined =>
  parsed(text, country)?.formatInternational();
