import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { driverBody, driverShape } from '../../../domain/booking/form/driver-values.ts';
import type { OwnApplication } from '../../../domain/draw/draws.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { readablePhone } from '../../../ui/fields/phone-number.ts';
import { says } from '../../../ui/form/field-message.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';

export const applySchema = z
  .object({
    vehicleId: requiredText(),
    cargoType: requiredText(),
    /** Starts of slots, the best first. */
    wishes: z.array(z.string()),
    anyTime: z.boolean(),
    ...driverShape,
  })
  .check(
    z.refine(({ wishes, anyTime }) => anyTime || wishes.length > 0, {
      path: ['wishes'],
      error: says('draw.apply.noWish'),
      when: () => true,
    }),
  );

export type ApplyValues = z.infer<typeof applySchema>;

type Drafted = Partial<Omit<ApplyValues, 'vehicleId'>>;

/** What is typed into the booking's form, or was sent with the application. */
export const firstValues = (
  profile: Profile,
  vehicle: Vehicle | undefined,
  before: OwnApplication | Drafted | undefined,
): ApplyValues => {
  const phone = readablePhone(profile.phone?.value ?? '', currentLanguage());
  const none: ApplyValues = {
    vehicleId: vehicle?.id ?? '',
    cargoType: '',
    wishes: [],
    anyTime: false,
    lastName: profile.lastName,
    firstName: profile.firstName,
    patronymic: profile.patronymic ?? '',
    phoneNumber: phone,
    email: profile.email?.value ?? '',
  };
  if (!before) return none;
  if (!('ref' in before)) return { ...none, ...before };
  return {
    vehicleId: before.vehicleId,
    cargoType: before.cargoType,
    wishes: [...before.wishes],
    anyTime: before.anyTime,
    lastName: before.lastNameOfDriver,
    firstName: before.firstNameOfDriver,
    patronymic: before.patronymicOfDriver ?? '',
    phoneNumber: readablePhone(before.phoneNumber ?? '', currentLanguage()),
    email: before.email ?? '',
  };
};

export const applyBody = (
  { vehicleId, cargoType, wishes, anyTime, ...driver }: ApplyValues,
  profile: Profile,
  documents: readonly string[],
) => ({
  vehicleId,
  cargoType,
  wishes,
  anyTime,
  ...driverBody(driver, { email: profile.email?.value ?? null }),
  language: currentLanguage(),
  ...(documents.length > 0 && { documents: [...documents] }),
});
