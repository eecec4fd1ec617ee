import { type Reasons, reasonsOf } from '#contract/reasons.ts';
import type { BodyOf } from '#contract/route.ts';
import type { vehiclesRoutes } from '#contract/vehicles/vehicles-routes.ts';
import type { GuardCode } from '#kernel/guards/guards.ts';
import { recordAct, type StartedAct, startAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { lockVehicle } from '../vehicle/lock-vehicle.ts';
import type { VehicleRow } from '../vehicle/vehicles.queries.ts';
import { banForWarnings, weighWarnings } from './ban-for-warnings.ts';
import { judgeBan } from './judge-restriction.ts';
import { type GivenRestriction, type NewRestriction, restrictPlate } from './restrict-plate.ts';
import { restrictionWords, tellPlateHolders } from './tell-owners.ts';

export type OperatorRestriction = BodyOf<typeof vehiclesRoutes.banVehicle>;

/** The contract requires `reason` or `reasons`. */
export const requiredReasons = (given: Parameters<typeof reasonsOf>[0]): Reasons => {
  const reasons = reasonsOf(given);
  if (!reasons) throw invalidField('reason', 'REQUIRED');
  return reasons;
};

export const futureInstant = (ctx: TrxContext, until: string | null | undefined): Temporal.Instant | null => {
  if (until === undefined || until === null) return null;
  const end = Temporal.Instant.from(until);
  if (Temporal.Instant.compare(end, ctx.clock.now()) <= 0) throw invalidField('until', 'NOT_IN_FUTURE');
  return end;
};

/** Restrictions by operators apply to the plate in all accounts. */
const operatorRestriction = (ctx: TrxContext, input: OperatorRestriction) => ({
  accountId: null,
  reason: requiredReasons(input),
  until: futureInstant(ctx, input.until),
  by: { operatorId: requireActor(ctx).userId },
});

const tellRestricted = (ctx: TrxContext, restriction: NewRestriction & GivenRestriction): Promise<void> => {
  const { type, vehicle, accountId } = restriction;
  return tellPlateHolders(ctx, { plateKey: vehicle.plate_key, accountId }, (plate, language, vehicleId) => ({
    template: type === 'BAN' ? 'vehicle-banned' : 'vehicle-warned',
    params: { plate, vehicleId, ...restrictionWords(restriction, language) },
  }));
};

const recordRestriction = (
  act: StartedAct,
  { type, vehicle, eventId }: NewRestriction & GivenRestriction & { readonly type: 'BAN' | 'WARN' },
): Promise<void> =>
  recordAct(act, { type, vehicleId: vehicle.id, before: { strikeId: eventId }, canWait: true });

export const banVehicle = async (ctx: TrxContext, input: OperatorRestriction): Promise<void> => {
  const asked = operatorRestriction(ctx, input);
  const vehicle = await lockVehicle(ctx, input.vehicleId);
  const { expectedBookings, acknowledged } = input;
  const judged = { act: 'BAN', plateKey: vehicle.plate_key, accountId: asked.accountId } as const;
  const known = acknowledged && (await judgeBan(ctx, { ...judged, acknowledged }));
  const ban = { ...asked, type: 'BAN', vehicle, expectedBookings, acknowledged: known ?? [] } as const;
  const act = startAct(ctx, acknowledged);
  const given = await restrictPlate(act.ctx, ban);
  await tellRestricted(act.ctx, given);
  await recordRestriction(act, given);
};

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
