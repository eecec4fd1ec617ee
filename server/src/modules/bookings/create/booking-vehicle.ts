import type { Selectable } from 'kysely';
import type { TrxContext } from '../../../platform/context.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { addVehicle } from '../../vehicles/registry/create-vehicle.ts';
import { endBooking } from '../booking/end-booking.ts';
import { lockCurrentBooking } from '../booking/lock-booking.ts';
import type { NamedTruck } from './booking-input.ts';

export type BookedVehicle = Pick<
  Selectable<Schema['vehicle']>,
  'id' | 'account_id' | 'model' | 'registration_plate' | 'plate_key' | 'approved'
>;

/** Whose truck, and by which plate it was found before anything was locked. */
type Found = { readonly plateKey: string; readonly account: { readonly id: string } };

/** The vehicle under its lock. One that was named by plate and model is added to the account. */
export const requireVehicle = async (
  ctx: TrxContext,
  { plateKey, account }: Found,
  input: NamedTruck,
  found: BookedVehicle | null,
): Promise<BookedVehicle> => {
  if (found?.plate_key === plateKey) return found;
  const { vehicleModel: model, vehicleRegistrationPlate } = input;
  if (input.vehicleId !== undefined || model === undefined || vehicleRegistrationPlate === undefined)
    throw new AppError('NOT_FOUND');
  return addVehicle(ctx, account.id, { model, registrationPlate: vehicleRegistrationPlate });
};

/** Only a truck that has not arrived can lose its booking: one that stands in the zone is there. */
export const claimPlate = async (
  ctx: TrxContext,
  bookingId: string,
  wanted: Temporal.Instant,
): Promise<void> => {
  const other = await lockCurrentBooking(ctx, bookingId, [wanted]);
  if (other.status === 'WAITING' || other.status === 'GO_TO_GATE') throw new AppError('PLATE_ALREADY_BOOKED');
  if (other.status !== 'CANCELED') await endBooking({ ...ctx, actor: null }, other, 'PLATE_CLAIMED');
};
