import type { TrxContext } from '../../../platform/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import { type NewRestriction, restrictPlate } from './restrict-plate.ts';
import { restrictionWords, tellPlateHolders } from './tell-owners.ts';

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
  const restriction: NewRestriction = {
    type,
    vehicle,
    accountId: null,
    reason: input.reason,
    until,
    by: { operatorId: requireActor(ctx).userId },
  };
  await restrictPlate(ctx, restriction);
  await tellPlateHolders(ctx, { plateKey: vehicle.plate_key, accountId: null }, (plate, language) => ({
    template: type === 'BAN' ? 'vehicle-banned' : 'vehicle-warned',
    params: { plate, ...restrictionWords(restriction, language) },
  }));
};

export const banVehicle = (ctx: TrxContext, input: OperatorRestriction): Promise<void> =>
  restrictByOperator(ctx, 'BAN', input);

export const warnVehicle = (ctx: TrxContext, input: OperatorRestriction): Promise<void> =>
  restrictByOperator(ctx, 'WARN', input);
