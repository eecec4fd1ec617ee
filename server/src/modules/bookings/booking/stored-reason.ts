import type { Language } from '#contract/common.ts';
import type { Reasons } from '#contract/reasons.ts';
import { reasonsOf } from '#contract/reasons.ts';
import { inAllLanguages, inLanguage, storedWords } from '../../../platform/words/translated.ts';

/** `reason` is the Russian or only text; `reasons` holds all languages if several were given. */
export type StoredReason = { readonly reason: string | null; readonly reasons: Reasons | null };

export const noReason: StoredReason = { reason: null, reasons: null };

export const reasonIn = ({ reason, reasons }: StoredReason, language: Language): string | null => {
  const words = storedWords(reason, reasons);
  return words && inLanguage(words, language);
};

/** A language without a text of its own gets the Russian one. */
export const reasonsInAll = ({ reason, reasons }: StoredReason) => {
  const words = storedWords(reason, reasons);
  return words && inAllLanguages(words);
};

export const toStoredReason = (given: Parameters<typeof reasonsOf>[0]): StoredReason => {
  const reasons = reasonsOf(given) ?? null;
  return { reason: reasons?.RU ?? null, reasons: given.reasons ? reasons : null };
};
