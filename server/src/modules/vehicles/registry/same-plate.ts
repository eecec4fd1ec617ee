import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import type { Context, TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { operatorAnswers } from '../list/operator-answer.ts';
import { listOperatorVehiclesByPlate } from '../list/vehicle-list.queries.ts';
import { requireVehicle } from '../vehicle/lock-vehicle.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { listSimilarPlates } from './similar-plates.queries.ts';

export const withSamePlate = async (
  ctx: Context | TrxContext,
  { id, plate_key }: Pick<VehicleRow, 'id' | 'plate_key'>,
): Promise<{ readonly vehicle: OperatorVehicle; readonly others: OperatorVehicle[] }> => {
  const all = await operatorAnswers(ctx, await listOperatorVehiclesByPlate(ctx.db, plate_key));
  const vehicle = all.find((one) => one.id === id);
  if (!vehicle) throw new AppError('NOT_FOUND');
  const similarPlates = await listSimilarPlates(ctx.db, plate_key, ctx.clock.now());
  return {
    vehicle: { ...vehicle, ...(similarPlates.length > 0 && { similarPlates }) },
    others: all.filter((one) => one.id !== id),
  };
};

export const listSamePlate = async (ctx: Context, id: string): Promise<OperatorVehicle[]> => {
  const row = await requireVehicle(ctx, id);
  return (await withSamePlate(ctx, row)).others;
};
