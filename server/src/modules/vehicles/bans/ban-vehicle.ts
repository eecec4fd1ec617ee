import type { TrxContext } from '../../../platform/context/context.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { judgeBan } from './judge-restriction.ts';
import { type OperatorRestriction, operatorRestriction, tellRestricted } from './operator-restriction.ts';
import { restrictPlate } from './restrict-plate.ts';

export const banVehicle = async (ctx: TrxContext, input: OperatorRestriction): Promise<void> => {
  const given = operatorRestriction(ctx, input);
  const vehicle = await lockVehicle(ctx, input.vehicleId);
  const { expectedBookings, acknowledged } = input;
  const { accountId } = given;
  const known =
    acknowledged &&
    (await judgeBan(ctx, { act: 'BAN', plateKey: vehicle.plate_key, accountId, acknowledged }));
  const ban = { ...given, type: 'BAN', vehicle, expectedBookings, acknowledged: known ?? [] } as const;
  await tellRestricted(ctx, await restrictPlate(ctx, ban));
};
