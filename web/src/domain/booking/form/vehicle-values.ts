import * as z from 'zod/mini';
import type { TypedTruckField } from '#contract/bookings/bookings.ts';
import { says } from '../../../ui/form/field-message.ts';
import { optionalText, requiredText } from '../../../ui/form/field-schemas.ts';

/** Stands for the id of a vehicle that is typed into the form and added to the account with the booking. */
export const typedVehicle = 'typed';

export type VehicleValues = Record<'vehicleId' | TypedTruckField, string>;

export const noTypedVehicle = { vehicleModel: '', vehicleRegistrationPlate: '' } satisfies Record<
  TypedTruckField,
  string
>;

export const vehicleShape = {
  vehicleId: requiredText(),
  vehicleModel: optionalText(100),
  vehicleRegistrationPlate: optionalText(30),
} satisfies Record<keyof VehicleValues, unknown>;

const requiredWhenTyped = (name: TypedTruckField) =>
  z.refine<VehicleValues>((values) => values.vehicleId !== typedVehicle || values[name] !== '', {
    path: [name],
    error: says('validation.required'),
    // By default zod skips refinements while any other field is invalid.
    when: () => true,
  });

export const vehicleChecks = [
  requiredWhenTyped('vehicleModel'),
  requiredWhenTyped('vehicleRegistrationPlate'),
] as const;

export const vehicleBody = ({ vehicleId, vehicleModel, vehicleRegistrationPlate }: VehicleValues) => {
  const typed = { vehicleModel, vehicleRegistrationPlate } satisfies Record<TypedTruckField, string>;
  return vehicleId === typedVehicle ? typed : { vehicleId };
};
