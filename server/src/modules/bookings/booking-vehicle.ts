import type { Selectable } from 'kysely';
import { plateKey } from '#contract/plate.ts';
import { isAdmin } from '../../platform/auth/actor.ts';
import type { Context, TrxContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { AppError, invalidField } from '../../platform/errors/app-error.ts';
import type { Schema } from '../../platform/schema/schema.ts';
import { addVehicle } from '../vehicles/create-vehicle.ts';
import type { BookingInput, BookingPlan } from './booking-input.ts';
import { endBooking } from './end-booking.ts';
import { lockBookingAndSlots } from './locked-booking.ts';

export type BookedVehicle = Pick<
  Selectable<Schema['vehicle']>,
  'id' | 'account_id' | 'model' | 'registration_plate' | 'plate_key' | 'approved'
>;

const columns = ['id', 'account_id', 'model', 'registration_plate', 'plate_key', 'approved'] as const;

const findVehicle = (db: Db, id: string): Promise<BookedVehicle | undefined> =>
  db
    .selectFrom('vehicle')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

const findInAccount = (db: Db, accountId: string, key: string): Promise<BookedVehicle | undefined> =>
  db
    .selectFrom('vehicle')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('plate_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Which truck is meant, before anything is locked: its plate says what to lock. */
export const findMeantVehicle = async (
  ctx: Context,
  input: BookingInput,
): Promise<{ readonly plateKey: string; readonly owner?: string }> => {
  if (input.vehicleId === undefined) {
    if (input.vehicleRegistrationPlate === undefined) throw invalidField('vehicleId', 'REQUIRED');
    if (input.vehicleModel === undefined) throw invalidField('vehicleModel', 'REQUIRED');
    return { plateKey: plateKey(input.vehicleRegistrationPlate) };
  }
  const vehicle = await findVehicle(ctx.db, input.vehicleId);
  const isMine = vehicle?.account_id === ctx.actor?.userId || isAdmin(ctx.actor);
  if (!vehicle || !isMine) throw invalidField('vehicleId', 'INVALID_VALUE');
  return { plateKey: vehicle.plate_key, owner: vehicle.account_id };
};

/** The vehicle under its lock. One that was named by plate and model is added to the account. */
export const getVehicleOf = async (
  ctx: TrxContext,
  plan: BookingPlan,
  input: BookingInput,
): Promise<BookedVehicle> => {
  const vehicle =
    input.vehicleId === undefined
      ? await findInAccount(ctx.db, plan.account.id, plan.plateKey)
      : await findVehicle(ctx.db, input.vehicleId);
  if (vehicle?.plate_key === plan.plateKey) return vehicle;
  const { vehicleModel: model, vehicleRegistrationPlate } = input;
  if (input.vehicleId !== undefined || model === undefined || vehicleRegistrationPlate === undefined)
    throw new AppError('NOT_FOUND');
  return addVehicle(ctx, plan.account.id, { model, registrationPlate: vehicleRegistrationPlate });
};

/** Only a truck that has not arrived can lose its booking: one that stands in the zone is there. */
export const claimPlate = async (
  ctx: TrxContext,
  bookingId: string,
  wanted: Temporal.Instant,
): Promise<void> => {
  const other = await lockBookingAndSlots(ctx, bookingId, [wanted]);
  if (other.status === 'WAITING' || other.status === 'GO_TO_GATE') throw new AppError('PLATE_ALREADY_BOOKED');
  if (other.status !== 'CANCELED') await endBooking({ ...ctx, actor: null }, other, 'PLATE_CLAIMED');
};
