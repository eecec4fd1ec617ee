import type { OperatorVehicle, Vehicle } from '#contract/vehicles.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { visibleAccount } from '../../documents/get-file.ts';
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
  return isAdmin(ctx.actor) ? (await withSamePlate(ctx, row)).vehicle : vehicleAnswer(ctx, row);
};
