type Language = 'RU' | 'EN' | 'CN';
type InLanguages = Readonly<Record<Language, string>>;

export type NewsWords = {
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  /** Nobody has written it in the language asked for. */
  readonly isFallback: boolean;
};

/** An item in a language; in Russian, as a whole, where it lacks that language. */
export const newsWords = (
  { titles, texts }: { readonly titles: InLanguages; readonly texts: InLanguages },
  wanted: Language,
): NewsWords => {
  const isFallback = titles[wanted] === '' || texts[wanted] === '';
  const language = isFallback ? 'RU' : wanted;
  return { title: titles[language], text: texts[language], language, isFallback };
};
