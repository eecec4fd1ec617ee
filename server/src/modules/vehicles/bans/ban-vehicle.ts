import type { TrxContext } from '../../../platform/context/context.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { type OperatorRestriction, operatorRestriction, tellRestricted } from './operator-restriction.ts';
import { restrictPlate } from './restrict-plate.ts';

export const banVehicle = async (ctx: TrxContext, input: OperatorRestriction): Promise<void> => {
  const given = operatorRestriction(ctx, input);
  const vehicle = await lockVehicle(ctx, input.vehicleId);
  const ban = { ...given, type: 'BAN', vehicle, expectedBookings: input.expectedBookings } as const;
  await tellRestricted(ctx, await restrictPlate(ctx, ban));
};
