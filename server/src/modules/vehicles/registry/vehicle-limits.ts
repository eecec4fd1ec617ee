import { isOperator } from '#kernel/access.ts';
import type { Context } from '../../../platform/context/context.ts';
import { type Limit, takeOne, tooMany } from '../../../platform/limits/limits.ts';
import { requireActor } from '../../accounts/account/current-account.ts';

/** Defaults; the setting LIMITS overrides them. */
export const vehiclesLimits = { vehicleChangesPerAccount: 60 };

type VehiclesLimits = typeof vehiclesLimits;

declare module '../../../platform/limits/limit-numbers.ts' {
  interface LimitNumbers extends VehiclesLimits {}
}

const changes: Limit = { name: 'vehicle-changes', points: 'vehicleChangesPerAccount', seconds: 600 };

/** One limit for all changes. A vehicle added by a booking counts as a booking attempt. */
export const countVehicleChange = async (ctx: Context): Promise<void> => {
  if (isOperator(ctx.actor)) return;
  const { isOver, retryAfterSeconds } = await takeOne(ctx, changes, requireActor(ctx).userId);
  if (isOver) throw tooMany(retryAfterSeconds);
};
