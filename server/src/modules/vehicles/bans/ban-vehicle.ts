import { startAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { judgeBan } from './judge-restriction.ts';
import {
  type OperatorRestriction,
  operatorRestriction,
  recordRestriction,
  tellRestricted,
} from './operator-restriction.ts';
import { restrictPlate } from './restrict-plate.ts';

export const banVehicle = async (ctx: TrxContext, input: OperatorRestriction): Promise<void> => {
  const asked = operatorRestriction(ctx, input);
  const vehicle = await lockVehicle(ctx, input.vehicleId);
  const { expectedBookings, acknowledged } = input;
  const { accountId } = asked;
  const known =
    acknowledged &&
    (await judgeBan(ctx, { act: 'BAN', plateKey: vehicle.plate_key, accountId, acknowledged }));
  const ban = { ...asked, type: 'BAN', vehicle, expectedBookings, acknowledged: known ?? [] } as const;
  const act = startAct(ctx, acknowledged);
  const given = await restrictPlate(act.ctx, ban);
  await tellRestricted(act.ctx, given);
  await recordRestriction(act, given);
};
