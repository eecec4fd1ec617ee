export const languages = ['ru', 'en', 'cn'] as const;

const tags = { ru: 'ru', en: 'en', cn: 'zh-CN' };

type Words = { readonly [key: string]: string | Words };

const find = (words: Words, key: string): string => {
  const found = key.split('.').reduce<string | Words | undefined>((within, part) => {
    return typeof within === 'object' ? within[part] : undefined;
  }, words);
  if (typeof found !== 'string') throw new Error(`locales/ have no ${key}`);
  return found;
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * `{{key}}` in every language: which one is the reader's only his browser knows, and the words' own file comes later.
 * The page's styles hide the others.
 */
export const sayInAll = (html: string, wordsOf: (language: string) => Words): string =>
  html.replaceAll(/\{\{([\w.]+)\}\}/g, (_, key: string) =>
    languages
      .map((language) => `<span lang="${tags[language]}">${escapeText(find(wordsOf(language), key))}</span>`)
      .join(''),
  );
