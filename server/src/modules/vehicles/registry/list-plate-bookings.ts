import type { PlateBooking } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../../platform/db/page.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { bookingsOfPlate, toPlateBooking } from '../list/plate-bookings.queries.ts';
import { findVehicle } from '../vehicle/vehicles.queries.ts';

export const listPlateBookings = async (
  ctx: Context,
  id: string,
  request: PageRequest,
): Promise<Page<PlateBooking>> => {
  const vehicle = await findVehicle(ctx.db, id);
  if (!vehicle) throw new AppError('NOT_FOUND');
  return toPage(
    ctx.db,
    bookingsOfPlate(ctx.db, vehicle.plate_key),
    request,
    toPlateBooking(ctx.config.timeZone),
  );
};
