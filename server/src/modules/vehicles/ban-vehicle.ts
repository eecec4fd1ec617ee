import type { TrxContext } from '../../platform/context.ts';
import { invalidField } from '../../platform/errors/app-error.ts';
import { requireActor } from '../accounts/current-account.ts';
import { lockVehicle } from './lock-vehicle.ts';
import { restrictPlate } from './restrict-plate.ts';

export type OperatorRestriction = {
  readonly vehicleId: string;
  readonly reason: string;
  readonly until?: string | null | undefined;
};

const futureInstant = (ctx: TrxContext, until: string | null | undefined): Temporal.Instant | null => {
  if (until === undefined || until === null) return null;
  const end = Temporal.Instant.from(until);
  if (Temporal.Instant.compare(end, ctx.clock.now()) <= 0) throw invalidField('until', 'NOT_IN_FUTURE');
  return end;
};

const restrictByOperator = async (ctx: TrxContext, type: 'BAN' | 'WARN', input: OperatorRestriction) => {
  const until = futureInstant(ctx, input.until);
  const vehicle = await lockVehicle(ctx, input.vehicleId);
  await restrictPlate(ctx, {
    type,
    vehicle,
    accountId: null,
    reason: input.reason,
    until,
    by: { operatorId: requireActor(ctx).userId },
  });
};

export const banVehicle = (ctx: TrxContext, input: OperatorRestriction): Promise<void> =>
  restrictByOperator(ctx, 'BAN', input);

export const warnVehicle = (ctx: TrxContext, input: OperatorRestriction): Promise<void> =>
  restrictByOperator(ctx, 'WARN', input);
