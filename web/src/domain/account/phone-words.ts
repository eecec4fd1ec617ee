import { currentLanguage } from '../../lib/i18n.ts';
import { readablePhone } from '../../ui/fields/phone-number.ts';

/** A stored number as it is read aloud, `+7 914 555 01 23`; it stays on one line. */
export const phoneWords = (phone: string): string =>
  readablePhone(phone, currentLanguage()).replaceAll(' ', '\u00a0');
