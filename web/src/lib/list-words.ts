import i18next from 'i18next';

/** One after the other, as the language separates them; what is missing is left out. */
export const listWords = (words: readonly (string | false | null | undefined)[]): string =>
  words.filter(Boolean).join(i18next.t('common.listSeparator'));
