import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { DrawApplication } from '#contract/draws/draws.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { driverBody, driverShape } from '../../../domain/booking/form/driver-values.ts';
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
    /** Whether it goes to the waiting list when it loses. */
    waitingList: z.boolean(),
    nonce: z.string().check(z.trim(), z.regex(/^[\w-]{0,64}$/, says('draw.apply.nonceFault'))),
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

/** What is typed into the booking's form already. */
type Drafted = Partial<Omit<ApplyValues, 'vehicleId'>>;

/** The application does not tell its driver: whoever changes it names the driver only if it is another. */
export const firstValues = (
  profile: Profile,
  vehicle: Vehicle | undefined,
  before: DrawApplication | undefined,
  drafted: Drafted = {},
): ApplyValues => {
  const values: ApplyValues = {
    vehicleId: vehicle?.id ?? '',
    cargoType: '',
    wishes: [],
    anyTime: false,
    waitingList: true,
    nonce: '',
    lastName: profile.lastName,
    firstName: profile.firstName,
    patronymic: profile.patronymic ?? '',
    phoneNumber: readablePhone(profile.phone?.value ?? '', currentLanguage()),
    email: profile.email?.value ?? '',
  };
  if (!before) return { ...values, ...drafted };
  const { vehicleId, cargoType, wishes, anyTime, waitingList, nonce } = before;
  return { ...values, vehicleId, cargoType, wishes: [...wishes], anyTime, waitingList, nonce: nonce ?? '' };
};

const wishFields = ({ cargoType, wishes, anyTime, waitingList, nonce }: ApplyValues) => ({
  cargoType,
  wishes,
  anyTime,
  waitingList,
  nonce: nonce || null,
});

export const applyBody = (values: ApplyValues, profile: Profile, documents: readonly string[]) => ({
  vehicleId: values.vehicleId,
  ...wishFields(values),
  ...driverBody(values, { email: profile.email?.value ?? null }),
  language: currentLanguage(),
  ...(documents.length > 0 && { documents: [...documents] }),
});

export const changeBody = (
  values: ApplyValues,
  { version }: DrawApplication,
  documents: readonly string[],
) => ({
  ...wishFields(values),
  ...(documents.length > 0 && { documents: [...documents] }),
  version,
});

export type ApplyBody = ReturnType<typeof applyBody>;
export type ChangeBody = ReturnType<typeof changeBody>;
