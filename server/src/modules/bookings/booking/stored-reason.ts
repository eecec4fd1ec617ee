import type { Language } from '#contract/common.ts';
import type { Reasons } from '#contract/reasons.ts';
import { inAllLanguages, inLanguage, storedWords } from '../../../platform/words/translated.ts';

/** A reason as it is kept: the Russian or only text by itself, and all languages where there are several. */
export type StoredReason = { readonly reason: string | null; readonly reasons: Reasons | null };

export const noReason: StoredReason = { reason: null, reasons: null };

/** What is read in one language; null when nobody gave a reason. */
export const reasonIn = ({ reason, reasons }: StoredReason, language: Language): string | null => {
  const words = storedWords(reason, reasons);
  return words && inLanguage(words, language);
};

/** For answers: a language without its own text has the Russian one. */
export const reasonsInAll = ({ reason, reasons }: StoredReason) => {
  const words = storedWords(reason, reasons);
  return words && inAllLanguages(words);
};
