import type { Language } from '#contract/common.ts';
import { toE164 } from '../../../ui/fields/phone-number.ts';

/** Digits to search for while typing: a complete number in E.164, a partial one without its trunk prefix. */
export const soughtDigits = (typed: string, language: Language): string => {
  const digits = typed.replace(/\D/g, '');
  const whole = digits.length > 9 ? toE164(typed, language) : null;
  if (whole !== null) return whole.slice(1);
  return typed.trim().startsWith('+') ? digits : digits.replace(/^(8(?=9)|00?)/, '');
};

export const wholePhone = (typed: string, language: Language): string | null =>
  typed.replace(/\D/g, '').length < 7 ? null : toE164(typed, language);
