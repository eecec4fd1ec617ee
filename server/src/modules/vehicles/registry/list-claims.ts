import { noShowDays, type PlateClaim } from '#contract/vehicles/plate-claims.ts';
import type { Context } from '../../../platform/context/context.ts';
import { operatorAnswers } from '../list/operator-answer.ts';
import { listActiveOfPlates, toPlateBooking } from '../list/plate-bookings.queries.ts';
import { listOperatorVehiclesByPlate } from '../list/vehicle-list.queries.ts';
import { requireVehicle } from '../vehicle/lock-vehicle.ts';
import { countOfAccounts } from './account-counts.queries.ts';

export const listClaims = async (ctx: Context, id: string): Promise<PlateClaim[]> => {
  const row = await requireVehicle(ctx, id);
  const vehicles = await operatorAnswers(ctx, await listOperatorVehiclesByPlate(ctx.db, row.plate_key));
  const since = ctx.clock.now().subtract({ hours: 24 * noShowDays });
  const accountIds = vehicles.map(({ userId }) => userId);
  const counts = new Map(
    (await countOfAccounts(ctx.db, accountIds, since)).map(({ account_id, ...count }) => [account_id, count]),
  );
  const active = await listActiveOfPlates(ctx.db, [row.plate_key]);
  return vehicles.map((vehicle) => {
    const own = active.find(({ account_id }) => account_id === vehicle.userId);
    return {
      vehicle,
      ...(own && { booking: toPlateBooking(ctx.config.timeZone)(own) }),
      ...(counts.get(vehicle.userId) ?? { vehicles: 0, bookings: 0, noShows: 0 }),
    };
  });
};
