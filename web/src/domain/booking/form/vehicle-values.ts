import * as z from 'zod/mini';
import { says } from '../../../ui/form/field-message.ts';
import { optionalText, requiredText } from '../../../ui/form/field-schemas.ts';

/** In place of a vehicle's id: one that is typed in and comes into the account with the booking. */
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
    // By default it would wait until every other field is right, and tell its own fault only then.
    when: () => true,
  });

export const vehicleChecks = [
  requiredWhenTyped('vehicleModel'),
  requiredWhenTyped('vehicleRegistrationPlate'),
] as const;

export const vehicleBody = ({ vehicleId, vehicleModel, vehicleRegistrationPlate }: VehicleValues) =>
  vehicleId === typedVehicle ? { vehicleModel, vehicleRegistrationPlate } : { vehicleId };
