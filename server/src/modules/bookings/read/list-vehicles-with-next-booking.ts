import type { Booking } from '#contract/bookings/bookings.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { isInConsole } from '#kernel/access.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context } from '../../../platform/context/context.ts';
import type { PageRequest } from '../../../platform/db/page.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { vehicleAnswers } from '../../vehicles/vehicle/vehicle-answer.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { readCurrent } from '../hold/expire-holds.ts';
import { activeBookingsOf, vehiclesByPlateBeginning } from './booking-lists.queries.ts';
import { toBookings } from './booking-view.ts';

const same = (rows: readonly BookingRow[]) => rows;

type VehicleWithBooking = { readonly vehicle: Vehicle; readonly booking: Booking | null };

export const listVehiclesWithNextBooking = async (
  ctx: Context,
  query: PageRequest & { readonly registrationPlate: string },
): Promise<VehicleWithBooking[]> => {
  const owner = isInConsole(ctx.actor) ? undefined : requireActor(ctx).userId;
  const rows = await vehiclesByPlateBeginning(ctx.db, plateKey(query.registrationPlate), owner, query);
  const ids = rows.map(({ id }) => id);
  const bookings = await toBookings(ctx, await readCurrent(ctx, () => activeBookingsOf(ctx.db, ids), same));
  const byVehicle = new Map(bookings.map((booking) => [booking.vehicleId, booking]));
  const vehicles = await vehicleAnswers(ctx, rows);
  return vehicles.map((vehicle) => ({ vehicle, booking: byVehicle.get(vehicle.id) ?? null }));
};
