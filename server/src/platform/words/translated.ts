import type { Language } from '#contract/common.ts';

export type Translated = {
  readonly RU: string;
  readonly EN?: string | undefined;
  readonly CN?: string | undefined;
};

/** Stored in two columns: the Russian text, and all languages if there are more. */
export const storedWords = <T extends Translated>(russian: string | null, all: T | null) =>
  all ?? (russian === null ? null : { RU: russian });

export const inLanguage = (words: Translated, language: Language): string => words[language] ?? words.RU;

export const inAllLanguages = (words: Translated) => ({
  RU: words.RU,
  EN: inLanguage(words, 'EN'),
  CN: inLanguage(words, 'CN'),
});
