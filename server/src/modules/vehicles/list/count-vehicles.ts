import { type VehicleListQuery, vehicleListQuery } from '#contract/vehicles/vehicle-list.ts';
import type { VehicleCounts } from '#contract/vehicles/vehicles.ts';
import type { Context } from '../../../platform/context/context.ts';
import { countListed } from './list-vehicles.ts';

/** Each number equals the total of the corresponding list in the console. */
export const countVehicles = async (ctx: Context): Promise<VehicleCounts> => {
  const today = ctx.clock.now().toZonedDateTimeISO(ctx.config.timeZone).toPlainDate().toString();
  const count = async (query: Partial<Record<keyof VehicleListQuery, string>>) =>
    (await countListed(ctx, vehicleListQuery.parse(query))).total;
  const [waiting, bookedToday, disputed, banned, all] = await Promise.all([
    count({ waiting: 'true' }),
    count({ bookedFrom: today, bookedTo: today }),
    count({ disputed: 'true' }),
    count({ banStatus: 'BANNED' }),
    count({}),
  ]);
  return { waiting, bookedToday, disputed, banned, all };
};
