import { currentLanguage } from '../../lib/i18n.ts';
import { readablePhone } from '../../ui/fields/phone-number.ts';

/** The number in a readable form, `+7 914 555 01 23`, with non-breaking spaces. */
export const phoneWords = (phone: string): string =>
  readablePhone(phone, currentLanguage()).replaceAll(' ', '\u00a0');
