import { currentLanguage } from '../../lib/i18n.ts';
import { readablePhone } from '../../ui/fields/phone-number.ts';

/** Formatted for reading, `+7 914 555 01 23`, with non-breaking spaces. */
export const phoneWords = (phone: string): string =>
  readablePhone(phone, currentLanguage()).replaceAll(' ', '\u00a0');
