import type { Language } from '#contract/common.ts';

/** Words of a person, in the languages they were written in; Russian always. */
export type Translated = {
  readonly RU: string;
  readonly EN?: string | undefined;
  readonly CN?: string | undefined;
};

/** From the two columns that keep them: the Russian words by themselves, and all of them where there are more. */
export const storedWords = <T extends Translated>(russian: string | null, all: T | null) =>
  all ?? (russian === null ? null : { RU: russian });

/** A language without its own words reads the Russian ones. */
export const inLanguage = (words: Translated, language: Language): string => words[language] ?? words.RU;

export const inAllLanguages = (words: Translated) => ({
  RU: words.RU,
  EN: inLanguage(words, 'EN'),
  CN: inLanguage(words, 'CN'),
});
