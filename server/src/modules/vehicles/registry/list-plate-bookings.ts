import type { PlateBooking } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Page, type PageRequest, toPage } from '../../../platform/db/page.ts';
import { bookingsOfPlate, toPlateBooking } from '../list/plate-bookings.queries.ts';
import { requireVehicle } from '../vehicle/lock-vehicle.ts';

export const listPlateBookings = async (
  ctx: Context,
  id: string,
  request: PageRequest,
): Promise<Page<PlateBooking>> => {
  const vehicle = await requireVehicle(ctx, id);
  return toPage(
    ctx.db,
    bookingsOfPlate(ctx.db, vehicle.plate_key),
    request,
    toPlateBooking(ctx.config.timeZone),
  );
};
