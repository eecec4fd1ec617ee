import type { OperatorVehicle, Vehicle } from '#contract/vehicles/vehicles.ts';
import { isInConsole } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { countLiveWarnings } from '../bans/ban-for-warnings.ts';
import { readVehicle } from '../bans/end-bans.ts';
import { vehicleAnswer } from '../vehicle/vehicle-answer.ts';
import { withSamePlate } from './same-plate.ts';

export const getVehicle = async (ctx: Context, id: string): Promise<Vehicle | OperatorVehicle> => {
  const row = await readVehicle(ctx, id);
  if (!isInConsole(ctx.actor)) return vehicleAnswer(ctx, row);
  const { vehicle } = await withSamePlate(ctx, row);
  const plate = { plateKey: row.plate_key, accountId: row.account_id };
  return { ...vehicle, warnings: await countLiveWarnings(ctx, plate, await readBookingParams(ctx)) };
};
