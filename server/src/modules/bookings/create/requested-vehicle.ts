import type { TypedTruckField } from '#contract/bookings/bookings.ts';
import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import type { VehicleFields } from '#contract/vehicles/vehicles.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addVehicle } from '../../vehicles/registry/create-vehicle.ts';
import type { Claims } from '../../vehicles/vehicle/vehicles.queries.ts';
import type { BookedVehicle } from './rule-facts.queries.ts';

/** A truck named by vehicle id, or by plate and model. */
export type NamedTruck = Pick<BookingInput, 'vehicleId' | TypedTruckField>;

/** The plate was read before anything was locked. */
type PlateOfAccount = { readonly plateKey: string; readonly accountId: string; readonly claims: Claims };

/** Adds a truck that is named by plate and model to the account. */
export const getRequestedVehicle = async (
  ctx: TrxContext,
  { plateKey, accountId, claims }: PlateOfAccount,
  { vehicleId, vehicleModel: model, vehicleRegistrationPlate: registrationPlate }: NamedTruck,
  found: BookedVehicle | null,
): Promise<BookedVehicle> => {
  if (found?.plate_key === plateKey) return found;
  if (vehicleId !== undefined || model === undefined || registrationPlate === undefined)
    throw new AppError('NOT_FOUND');
  const typed = { model, registrationPlate } satisfies Record<keyof VehicleFields, unknown>;
  return addVehicle(ctx, accountId, typed, claims);
};
