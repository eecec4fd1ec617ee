import * as z from 'zod/mini';
import { says } from '../../../ui/form/field-message.ts';
import { optionalText, requiredText } from '../../../ui/form/field-schemas.ts';

/** Stands for a vehicle id: a vehicle typed into the form, added to the account with the booking. */
export const typedVehicle = 'typed';

export type VehicleValues = { vehicleId: string; vehicleModel: string; vehicleRegistrationPlate: string };

export const vehicleShape = {
  vehicleId: requiredText(),
  vehicleModel: optionalText(100),
  vehicleRegistrationPlate: optionalText(30),
};

const requiredWhenTyped = (name: 'vehicleModel' | 'vehicleRegistrationPlate') =>
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

export const vehicleBody = ({ vehicleId, vehicleModel, vehicleRegistrationPlate }: VehicleValues) =>
  vehicleId === typedVehicle ? { vehicleModel, vehicleRegistrationPlate } : { vehicleId };
