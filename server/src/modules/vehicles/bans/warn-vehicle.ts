import type { GuardCode } from '#kernel/guards/guards.ts';
import { startAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { banForWarnings, weighWarnings } from './ban-for-warnings.ts';
import { judgeBan } from './judge-restriction.ts';
import {
  type OperatorRestriction,
  operatorRestriction,
  recordRestriction,
  tellRestricted,
} from './operator-restriction.ts';
import { restrictPlate } from './restrict-plate.ts';

/** A warning does nothing to the truck's bookings unless it is the last one before a ban. */
const judgeWarning = async (
  ctx: TrxContext,
  vehicle: VehicleRow,
  acknowledged: readonly GuardCode[] | undefined,
): Promise<GuardCode[]> => {
  if (!acknowledged) return [];
  const { bans, isOfPlate } = await weighWarnings(ctx, vehicle, await getBookingParams(ctx), { more: 1 });
  if (!bans) return [];
  const { plate_key: plateKey, account_id } = vehicle;
  return judgeBan(ctx, { act: 'WARN', plateKey, accountId: isOfPlate ? null : account_id, acknowledged });
};

/** Operators’ warnings count towards a ban too. */
export const warnVehicle = async (ctx: TrxContext, input: OperatorRestriction): Promise<void> => {
  const given = operatorRestriction(ctx, input);
  const vehicle = await lockVehicle(ctx, input.vehicleId);
  const acknowledged = await judgeWarning(ctx, vehicle, input.acknowledged);
  const warning = { ...given, type: 'WARN', vehicle, acknowledged } as const;
  const act = startAct(ctx, input.acknowledged);
  const warned = await restrictPlate(act.ctx, warning);
  await tellRestricted(act.ctx, warned);
  const { expectedBookings } = input;
  const rules = await getBookingParams(ctx);
  const { ban } = await banForWarnings(act.ctx, { vehicle, rules, bookingId: null, expectedBookings });
  if (ban) await tellRestricted(act.ctx, ban);
  // The operator was shown that this warning would lead to a ban, but an earlier warning has expired since.
  else if (expectedBookings && expectedBookings.length > 0) throw new AppError('PLAN_CHANGED');
  await recordRestriction(act, warned);
};
