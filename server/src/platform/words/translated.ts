import type { Language } from '#contract/common.ts';

/** Words of a person, in the languages they were written in; Russian always. */
type Translated = { readonly RU: string; readonly EN?: string | undefined; readonly CN?: string | undefined };

/** A language without its own words reads the Russian ones. */
export const inLanguage = (text: Translated, language: Language): string => text[language] ?? text.RU;

export const inAllLanguages = (text: Translated) => ({
  RU: text.RU,
  EN: inLanguage(text, 'EN'),
  CN: inLanguage(text, 'CN'),
});
