import type { OperatorVehicle } from '#contract/vehicles.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { readablePhone } from '../../ui/fields/phone-number.ts';

/** Instants come with the checkpoint's own offset, so their digits are its wall clock. */
export const momentWords = (instant: string) => instant.slice(0, 16).replace('T', ' ');

/** How an owner is reached, the telephone first. */
export const contactsOf = ({ phoneNumber, email }: OperatorVehicle['owner']): string[] => [
  ...(phoneNumber ? [readablePhone(phoneNumber, currentLanguage())] : []),
  ...(email ? [email] : []),
];
