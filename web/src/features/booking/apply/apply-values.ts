import * as z from 'zod/mini';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { DrawApplication } from '#contract/draws/draws.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { driverOfAccount, driverShape, newDriverBody } from '../../../domain/booking/form/driver-values.ts';
import { says } from '../../../ui/form/field-message.ts';
import { requiredText } from '../../../ui/form/field-schemas.ts';

export const applySchema = z
  .object({
    vehicleId: requiredText(),
    cargoType: requiredText(),
    /** Starts of the wanted slots, the best first. */
    wishes: z.array(z.string()),
    anyTime: z.boolean(),
    /** If true, an application that loses goes to the waiting list. */
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

type Drafted = Partial<Omit<ApplyValues, 'vehicleId'>>;

/** A changed application begins with its own values, except for the driver, whom the server does not tell. */
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
    ...driverOfAccount(profile),
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
  ...newDriverBody(values, profile),
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
