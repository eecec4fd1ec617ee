import type { Language } from '#contract/common.ts';

type Country = 'RU' | 'CN';
type PhoneMetadata = typeof import('./phone-metadata.ts');

const countryOfLanguage: Record<Language, Country | undefined> = { RU: 'RU', CN: 'CN', EN: undefined };

const nationalNumber: Record<Country, { pattern: RegExp; prefix: string }> = {
  RU: { pattern: /^8?(9\d{9})$/, prefix: '+7' },
  CN: { pattern: /^0?(1[3-9]\d{9})$/, prefix: '+86' },
};

let metadata: PhoneMetadata | undefined;

/** Loaded only when somebody begins to type a number, because it has 30 KB. */
export const loadPhoneMetadata = async (): Promise<void> => {
  metadata ??= await import('./phone-metadata.ts');
};

const plainE164 = (text: string, country: Country | undefined) => {
  const digits = text.replace(/\D/g, '');
  const national = country && nationalNumber[country];
  const own = national && !text.trim().startsWith('+') ? national.pattern.exec(digits)?.[1] : undefined;
  if (national && own !== undefined) return national.prefix + own;
  return `+${digits.replace(/^00/, '')}`;
};

/** Null if the text cannot be a number. Exact once the metadata is loaded. */
export const toE164 = (text: string, language: Language): string | null => {
  const country = countryOfLanguage[language];
  if (metadata) return metadata.e164Of(text, country);
  const plain = plainE164(text, country);
  return /^\+[1-9]\d{6,14}$/.test(plain) ? plain : null;
};

const groupPlainly = (text: string) =>
  text
    .replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2 $3 $4')
    .replace(/^\+86(1\d{2})(\d{4})(\d{4})$/, '+86 $1 $2 $3')
    .replace(/^\+976(\d{4})(\d{4})$/, '+976 $1 $2');

/** Writes `+7 914 555 01 23`. Russian, Chinese and Mongolian numbers need no metadata for that. */
export const readablePhone = (text: string, language: Language): string =>
  metadata?.readableOf(text, countryOfLanguage[language]) ?? groupPlainly(text);

export const phoneCharacters = (text: string): string => text.normalize('NFKC').replace(/[^\d+() -]/g, '');
