import type { Context } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import type { BookingRequest } from './booking-request.ts';
import type { NewBooking } from './insert-bookings.queries.ts';
import type { BookedVehicle } from './rule-facts.queries.ts';

type Parts = {
  readonly account: Account;
  readonly vehicle: BookedVehicle;
  readonly start: Temporal.Instant;
  /** Null: it is booked at once. */
  readonly codeId: string | null;
};

const givenOr = <T>(given: T | undefined, own: T): T => (given === undefined ? own : given);

export const newBooking = (
  ctx: Pick<Context, 'clock' | 'applicationType'>,
  { input, params, cargo, priority, byOperator }: BookingRequest,
  { account, vehicle, start, codeId }: Parts,
): NewBooking => {
  const now = ctx.clock.now();
  return {
    id: uuidv7(ctx.clock),
    status: codeId === null ? 'BOOKED' : 'WAITING_FOR_CONFIRMATION',
    slot_at: start,
    account_id: account.id,
    vehicle_id: vehicle.id,
    plate: vehicle.registration_plate,
    plate_key: vehicle.plate_key,
    model: vehicle.model,
    cargo_type: cargo.code,
    has_priority: priority,
    first_name: input.firstNameOfDriver ?? account.first_name,
    last_name: input.lastNameOfDriver ?? account.last_name,
    patronymic: givenOr(input.patronymicOfDriver, account.patronymic) || null,
    email: givenOr(input.email, account.email),
    phone: givenOr(input.phoneNumber, account.phone),
    language: input.language ?? account.language,
    application_type: ctx.applicationType,
    unlimited_edits: byOperator && (input.unlimitedEditCount ?? false),
    confirmation_id: codeId,
    hold_until: codeId === null ? null : now.add({ minutes: params.confirmationMinutes }),
    offer_id: null,
    confirmed_at: codeId === null ? now : null,
    created_at: now,
  };
};
