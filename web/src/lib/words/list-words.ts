import i18next from 'i18next';

export const listWords = (words: readonly (string | false | null | undefined)[]): string =>
  words.filter(Boolean).join(i18next.t('common.listSeparator'));
