import { currentLanguage } from '../../../lib/i18n.ts';
import { toE164 } from '../../../ui/fields/phone-number.ts';

/** How a number is looked for while it is typed: a whole one as it is stored, a part of one without its trunk prefix. */
export const soughtDigits = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  const whole = digits.length > 9 ? toE164(typed, currentLanguage()) : null;
  if (whole !== null) return whole.slice(1);
  return typed.trim().startsWith('+') ? digits : digits.replace(/^(8(?=9)|00?)/, '');
};

/** The whole number, or null while it is none. */
export const wholePhone = (typed: string): string | null =>
  typed.replace(/\D/g, '').length < 7 ? null : toE164(typed, currentLanguage());
