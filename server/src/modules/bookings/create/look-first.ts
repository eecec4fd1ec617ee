import type { BookingParams, CargoTypeSetting } from '#contract/params/booking-params.ts';
import { plateKey } from '#contract/vehicles/plate.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { mainContact } from '../../accounts/account/contact.ts';
import { requireActor } from '../../accounts/account/current-account.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { readWithoutOverdue } from '../hold/expire-holds.ts';
import type { BookingInput } from './booking-input.ts';
import { requireCargoType } from './booking-rules.ts';
import { lostHoldsSince } from './hold-penalty.ts';
import { type RuleFacts, readRuleFacts } from './rule-facts.queries.ts';

/** A request of which is known who books what. */
export type BookingRequest = {
  readonly input: BookingInput;
  readonly params: BookingParams;
  readonly cargo: CargoTypeSetting;
  /** The kind of place that it needs. */
  readonly priority: boolean;
  /** Undefined: a caller for whom an account is still to be opened. */
  readonly accountId: string | undefined;
  readonly plateKey: string;
  readonly byOperator: boolean;
};

const requireNamedTruck = ({ vehicleId, vehicleModel, vehicleRegistrationPlate }: BookingInput): void => {
  if (vehicleId !== undefined) return;
  if (vehicleRegistrationPlate === undefined) throw invalidField('vehicleId', 'REQUIRED');
  if (vehicleModel === undefined) throw invalidField('vehicleModel', 'REQUIRED');
};

/** An operator names an account, a truck, an approved plate or a phone; everybody else books for themselves. */
const readFactsOf = (ctx: Context, input: BookingInput, start: Temporal.Instant | undefined) => {
  const own = requireActor(ctx).userId;
  const byOperator = isAdmin(ctx.actor);
  const read = () => {
    const now = ctx.clock.now();
    return readRuleFacts(ctx.db, {
      accountId: byOperator ? input.userId : own,
      phone: byOperator ? (input.phoneNumber ?? undefined) : undefined,
      vehicleId: input.vehicleId,
      plateKey: input.vehicleRegistrationPlate && plateKey(input.vehicleRegistrationPlate),
      documents: [...new Set(input.documents)],
      start,
      now,
      lostSince: lostHoldsSince(now),
    });
  };
  return readWithoutOverdue(ctx, read, ({ overdue }) => overdue);
};

/** Another account's truck, and documents of others, do not exist for a driver; an operator has mistaken one for another. */
const requireOwn = (
  { vehicleId, userId, documents }: BookingInput,
  facts: RuleFacts,
  byOperator: boolean,
) => {
  const { account, vehicle, documentTypes } = facts;
  if (vehicleId !== undefined && !vehicle) throw new AppError('NOT_FOUND');
  if (vehicle && account && vehicle.account_id !== account.id)
    throw byOperator && userId !== undefined
      ? invalidField('vehicleId', 'INVALID_VALUE')
      : new AppError('NOT_FOUND');
  if (documentTypes.length < new Set(documents).size) throw new AppError('NOT_FOUND');
};

/** A registration that has proved no contact books nothing, and nobody books for it. */
const requireAccount = ({ userId, phoneNumber }: BookingInput, { account }: RuleFacts): void => {
  if (account ? !mainContact(account) : userId !== undefined) throw new AppError('NOT_FOUND');
  if (!account && !phoneNumber) throw invalidField('phoneNumber', 'REQUIRED');
};

/**
 * Who books which truck, and what the rules ask about it: all that can be known before a transaction. What is refused by
 * it costs no transaction and no lock.
 */
export const lookFirst = async (
  ctx: Context,
  input: BookingInput,
  start: Temporal.Instant | undefined,
): Promise<{ readonly request: BookingRequest; readonly facts: RuleFacts }> => {
  requireNamedTruck(input);
  const byOperator = isAdmin(ctx.actor);
  const params = await readBookingParams(ctx);
  const cargo = requireCargoType(params, input.cargoType);
  const facts = await readFactsOf(ctx, input, start);
  requireAccount(input, facts);
  requireOwn(input, facts, byOperator);
  const request = {
    input,
    params,
    cargo,
    priority: (byOperator ? input.hasPriority : undefined) ?? cargo.priority,
    accountId: facts.account?.id,
    plateKey: facts.vehicle?.plate_key ?? plateKey(input.vehicleRegistrationPlate ?? ''),
    byOperator,
  };
  return { request, facts };
};
