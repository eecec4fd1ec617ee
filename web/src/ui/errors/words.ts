import type { ParseKeys, TFunction } from 'i18next';
import type { LocalizedText } from '#contract/common.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { currentLanguage } from '../../lib/i18n.ts';

/** A text of the server, in the current language if it sent all three, or a key of our own. */
export type Words =
  | { readonly text: string; readonly inAll?: LocalizedText }
  | { readonly key: ParseKeys; readonly values?: Readonly<Record<string, number>> };

export const wordsIn = (t: TFunction, words: Words): string =>
  'text' in words ? words.inAll?.[currentLanguage()] || words.text : t(words.key, { ...words.values });

export const wordsOf = ({ message, messagesByLang }: ErrorBody): Words => ({
  text: message,
  inAll: messagesByLang,
});
