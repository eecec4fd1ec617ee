import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { readablePhone } from '../../ui/fields/phone-number.ts';

/** Instants come with the checkpoint's own offset, so their digits are its wall clock. */
export const momentWords = (instant: string) => instant.slice(0, 16).replace('T', ' ');

/** How an owner is reached, the telephone first. */
export const contactsOf = ({ phoneNumber, email }: OperatorVehicle['owner']): string[] => [
  ...(phoneNumber ? [readablePhone(phoneNumber, currentLanguage())] : []),
  ...(email ? [email] : []),
];

export type RestrictionKind = 'ban' | 'warn' | 'unban';
/** To lift a ban and to take a warning back are one call, and two things to a person. */
export type RestrictionAct = RestrictionKind | 'unwarn';

export const actOf = (
  kind: RestrictionKind,
  { banStatus }: Pick<OperatorVehicle, 'banStatus'>,
): RestrictionAct => (kind === 'unban' && banStatus === 'WARNED' ? 'unwarn' : kind);
