import type { TypedTruckField } from '#contract/bookings/bookings.ts';
import { isOperator } from '#kernel/access.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { findVehicle } from '../../vehicles/vehicle/vehicles.queries.ts';
import { updateBooking } from '../booking/booking.queries.ts';
import { type EventReason, recordEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import type { NamedTruck } from '../create/requested-vehicle.ts';
import type { BookedVehicle } from '../create/rule-facts.queries.ts';

/** The new truck. Its plate was read before anything was locked. */
export type OtherTruck = { readonly plateKey: string; readonly meant: NamedTruck };

/**
 * Clients send all fields of the truck, so only those that differ from the booking count. Undefined: the truck
 * stays. A driver may not pass his place on to another truck.
 */
export const otherTruck = async (
  ctx: Context,
  seen: BookingRow,
  input: NamedTruck,
): Promise<OtherTruck | undefined> => {
  const { vehicleId = seen.vehicle_id, vehicleModel = seen.model } = input;
  const { vehicleRegistrationPlate = seen.plate } = input;
  const key = plateKey(vehicleRegistrationPlate);
  if (vehicleId === seen.vehicle_id && key === seen.plate_key) return undefined;
  if (!isOperator(ctx.actor)) throw new AppError('PLATE_NOT_EDITABLE');
  const typed = { vehicleModel, vehicleRegistrationPlate } satisfies Record<TypedTruckField, unknown>;
  if (vehicleId === seen.vehicle_id) return { plateKey: key, meant: typed };
  const vehicle = await findVehicle(ctx.db, vehicleId, seen.account_id);
  if (!vehicle) throw invalidField('vehicleId', 'INVALID_VALUE');
  return { plateKey: vehicle.plate_key, meant: { vehicleId } };
};

export const changeTruck = async (
  ctx: TrxContext,
  booking: BookingRow,
  vehicle: BookedVehicle,
  why: EventReason,
): Promise<BookingRow> => {
  const changed = await updateBooking(ctx.db, booking.id, {
    vehicle_id: vehicle.id,
    plate: vehicle.registration_plate,
    plate_key: vehicle.plate_key,
    model: vehicle.model,
  });
  await recordEvent(ctx, 'EDITED', booking, changed, why);
  return changed;
};
