import type { Language } from '#contract/common.ts';
import type { Reasons } from '#contract/reasons.ts';
import { inAllLanguages, inLanguage, storedWords } from '../../../platform/words/translated.ts';
import { sayInAll } from '../../../platform/words/words.ts';
import type { BanReasonCode } from './vehicles.tables.ts';

export type BanReason = Reasons | { readonly code: BanReasonCode };

export const wordsOf = (reason: BanReason): Reasons =>
  'code' in reason ? sayInAll(`banReasons.${reason.code}`) : reason;

type StoredReason = {
  readonly reason: string | null;
  readonly reasons: Reasons | null;
  readonly code?: BanReasonCode | null;
};

export const reasonAnswer = ({ reason, reasons, code = null }: StoredReason, language: Language) => {
  const words = storedWords(reason, reasons) ?? (code === null ? { RU: '' } : wordsOf({ code }));
  return { reason: inLanguage(words, language), reasons: inAllLanguages(words) };
};
