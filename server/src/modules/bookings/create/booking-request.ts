import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import type { BookingParams, CargoTypeSetting } from '#contract/params/booking-params.ts';
import { isOperator } from '#kernel/access.ts';
import { plateKey } from '#kernel/plates/plate-key.ts';
import type { Context } from '../../../platform/context/context.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { readWithoutOverdue } from '../hold/expire-holds.ts';
import { requireCargoType } from './booking-rules.ts';
import { lostHoldsSince } from './hold-penalty.ts';
import { type FactsMoment, type FactsQuestion, type RuleFacts, readRuleFacts } from './rule-facts.queries.ts';

/** A booking request with what follows from it without looking at accounts, vehicles or slots. */
export type BookingRequest = {
  readonly input: BookingInput;
  readonly params: BookingParams;
  readonly cargo: CargoTypeSetting;
  /** Whether the booking may take a reserved place. */
  readonly priority: boolean;
  /** Undefined: an operator's request whose account is not looked up yet, or a caller without an account. */
  readonly accountId: string | undefined;
  readonly plateKey: string | undefined;
  readonly byOperator: boolean;
};

const requireNamedTruck = ({ vehicleId, vehicleModel, vehicleRegistrationPlate }: BookingInput): void => {
  if (vehicleId !== undefined) return;
  if (vehicleRegistrationPlate === undefined) throw invalidField('vehicleId', 'REQUIRED');
  if (vehicleModel === undefined) throw invalidField('vehicleModel', 'REQUIRED');
};

export const toRequest = async (ctx: Context, input: BookingInput): Promise<BookingRequest> => {
  requireNamedTruck(input);
  const byOperator = isOperator(ctx.actor);
  const params = await readBookingParams(ctx);
  const cargo = requireCargoType(params, input.cargoType);
  const { vehicleId, vehicleRegistrationPlate: plate } = input;
  return {
    input,
    params,
    cargo,
    priority: (byOperator ? input.hasPriority : undefined) ?? cargo.priority,
    accountId: byOperator ? input.userId : requireActor(ctx).userId,
    plateKey: vehicleId === undefined ? plateKey(plate ?? '') : undefined,
    byOperator,
  };
};

export const factsMoment = ({ clock }: Pick<Context, 'clock'>): FactsMoment => {
  const now = clock.now();
  return { now, lostSince: lostHoldsSince(now) };
};

export const questionOf = (
  { input, accountId, plateKey: key }: BookingRequest,
  start: Temporal.Instant | undefined,
): FactsQuestion => ({
  accountId,
  vehicleId: input.vehicleId,
  plateKey: key ?? (input.vehicleRegistrationPlate && plateKey(input.vehicleRegistrationPlate)),
  documents: [...new Set(input.documents)],
  start,
});

/** Reads the facts without locks, after ending expired holds. */
export const lookAt = (
  ctx: Context,
  request: BookingRequest,
  start: Temporal.Instant | undefined,
): Promise<RuleFacts> =>
  readWithoutOverdue(
    ctx,
    () => readRuleFacts(ctx.db, factsMoment(ctx), questionOf(request, start)),
    ({ overdue }) => overdue,
  );
