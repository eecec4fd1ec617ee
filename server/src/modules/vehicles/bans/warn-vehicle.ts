import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { banForWarnings } from './ban-for-warnings.ts';
import { type OperatorRestriction, operatorRestriction, tellRestricted } from './operator-restriction.ts';
import { restrictPlate } from './restrict-plate.ts';

/** Operators’ warnings count towards a ban too. */
export const warnVehicle = async (ctx: TrxContext, input: OperatorRestriction): Promise<void> => {
  const given = operatorRestriction(ctx, input);
  const vehicle = await lockVehicle(ctx, input.vehicleId);
  const warning = { ...given, type: 'WARN', vehicle } as const;
  await tellRestricted(ctx, await restrictPlate(ctx, warning));
  const { expectedBookings } = input;
  const rules = await getBookingParams(ctx);
  const { ban } = await banForWarnings(ctx, { vehicle, rules, bookingId: null, expectedBookings });
  if (ban) await tellRestricted(ctx, ban);
  // The operator was shown that this would ban, but an earlier warning has expired since.
  else if (expectedBookings && expectedBookings.length > 0) throw new AppError('PLAN_CHANGED');
};
