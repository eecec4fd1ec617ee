type Language = 'RU' | 'EN' | 'CN';
type InLanguages = Readonly<Record<Language, string>>;

export type NewsWords = {
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  readonly isFallback: boolean;
};

/** Falls back to Russian for title and text together, never mixing languages. */
export const newsWords = (
  { titles, texts }: { readonly titles: InLanguages; readonly texts: InLanguages },
  requested: Language,
): NewsWords => {
  const isFallback = titles[requested] === '' || texts[requested] === '';
  const language = isFallback ? 'RU' : requested;
  return { title: titles[language], text: texts[language], language, isFallback };
};
