import type { Language } from '../common.ts';
import type { NewsItem } from './news.ts';

export type NewsWords = {
  readonly title: string;
  readonly text: string;
  readonly language: Language;
  /** Nobody has written it in the language asked for. */
  readonly isFallback: boolean;
};

/** An item in a language; in Russian, as a whole, where it lacks that language. */
export const newsWords = (
  { titles, texts }: Pick<NewsItem, 'titles' | 'texts'>,
  wanted: Language,
): NewsWords => {
  const isFallback = titles[wanted] === '' || texts[wanted] === '';
  const language = isFallback ? 'RU' : wanted;
  return { title: titles[language], text: texts[language], language, isFallback };
};
