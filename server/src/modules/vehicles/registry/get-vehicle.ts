import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { isAdmin } from '../../../platform/context/actor.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { visibleAccount } from '../../documents/files/get-file.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { countLiveWarnings } from '../bans/ban-for-warnings.ts';
import { withEndedBans } from '../bans/end-bans.ts';
import { vehicleAnswer } from '../vehicle/vehicle-answer.ts';
import { findVehicle } from '../vehicle/vehicles.queries.ts';
import { withSamePlate } from './same-plate.ts';

export const getVehicle = async (ctx: Context, id: string): Promise<Vehicle | OperatorVehicle> => {
  const [row] = await withEndedBans(ctx, async () => {
    const found = await findVehicle(ctx.db, id, visibleAccount(ctx));
    return found ? [found] : [];
  });
  if (!row) throw new AppError('NOT_FOUND');
  if (!isAdmin(ctx.actor)) return vehicleAnswer(ctx, row);
  const { vehicle } = await withSamePlate(ctx, row);
  const plate = { plateKey: row.plate_key, accountId: row.account_id };
  return { ...vehicle, warnings: await countLiveWarnings(ctx, plate, await readBookingParams(ctx)) };
};
