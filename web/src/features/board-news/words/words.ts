import type { Language } from '#contract/common.ts';
import type { NewsItem } from '#contract/news/news.ts';

export type Words = Pick<NewsItem, 'titles' | 'texts'>;

const nothing = { RU: '', EN: '', CN: '' };
export const noWords: Words = { titles: nothing, texts: nothing };

export const wordsOf = ({ titles, texts }: Words): Words => ({ titles, texts });

const trimmed = (texts: Readonly<Record<Language, string>>) => ({
  RU: texts.RU.trim(),
  EN: texts.EN.trim(),
  CN: texts.CN.trim(),
});

export const trimmedWords = ({ titles, texts }: Words): Words => ({
  titles: trimmed(titles),
  texts: trimmed(texts),
});

export type Completeness = 'complete' | 'noTitle' | 'noText' | 'empty';

/** Readers of a language see an item only if it has a title and a text. See `newsWords`. */
export const completenessOf = (words: Words, language: Language): Completeness => {
  const { titles, texts } = trimmedWords(words);
  const [hasTitle, hasText] = [titles[language] !== '', texts[language] !== ''];
  if (hasTitle && hasText) return 'complete';
  if (hasTitle) return 'noText';
  return hasText ? 'noTitle' : 'empty';
};

export const changedLanguages = (before: Words, after: Words): Language[] =>
  (['RU', 'EN', 'CN'] as const).filter(
    (language) =>
      before.titles[language] !== after.titles[language] || before.texts[language] !== after.texts[language],
  );
