import type { ParseKeys, TFunction } from 'i18next';

/** What is said to the person: the server's words as they came, or ours by their key. */
export type Words = { readonly text: string } | { readonly key: ParseKeys };

export const wordsIn = (t: TFunction, words: Words): string => ('text' in words ? words.text : t(words.key));
