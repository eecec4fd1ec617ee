import { type Reasons, reasonsOf } from '#contract/reasons.ts';
import type { BodyOf } from '#contract/route.ts';
import type { vehiclesRoutes } from '#contract/vehicles/vehicles-routes.ts';
import { recordAct, type StartedAct } from '../../../platform/acts/record-act.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import type { GivenRestriction, NewRestriction } from './restrict-plate.ts';
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
export const operatorRestriction = (ctx: TrxContext, input: OperatorRestriction) => ({
  accountId: null,
  reason: requiredReasons(input),
  until: futureInstant(ctx, input.until),
  by: { operatorId: requireActor(ctx).userId },
});

export const tellRestricted = (
  ctx: TrxContext,
  restriction: NewRestriction & GivenRestriction,
): Promise<void> => {
  const { type, vehicle, accountId } = restriction;
  return tellPlateHolders(ctx, { plateKey: vehicle.plate_key, accountId }, (plate, language, vehicleId) => ({
    template: type === 'BAN' ? 'vehicle-banned' : 'vehicle-warned',
    params: { plate, vehicleId, ...restrictionWords(restriction, language) },
  }));
};

export const recordRestriction = (
  act: StartedAct,
  { type, vehicle, eventId }: NewRestriction & GivenRestriction & { readonly type: 'BAN' | 'WARN' },
): Promise<void> =>
  recordAct(act, { type, vehicleId: vehicle.id, before: { strikeId: eventId }, canWait: true });
