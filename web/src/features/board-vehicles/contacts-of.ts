import type { OperatorVehicle } from '#contract/vehicles.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { readablePhone } from '../../ui/fields/phone-number.ts';

/** How an owner is reached, the telephone first. */
export const contactsOf = ({ phoneNumber, email }: OperatorVehicle['owner']): string[] => [
  ...(phoneNumber ? [readablePhone(phoneNumber, currentLanguage())] : []),
  ...(email ? [email] : []),
];
