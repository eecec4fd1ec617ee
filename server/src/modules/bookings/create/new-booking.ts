import type { Context } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import type { Account } from '../../accounts/account/accounts.queries.ts';
import type { BookingRequest } from './booking-request.ts';
import type { NewBooking } from './insert-bookings.queries.ts';
import { namedDriver, namedTruck } from './named-driver.ts';
import type { BookedVehicle } from './rule-facts.queries.ts';

type Parts = {
  readonly account: Account;
  readonly vehicle: BookedVehicle;
  readonly start: Temporal.Instant;
  /** Null: no code is awaited, so the booking is confirmed at once. */
  readonly codeId: string | null;
};

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
    ...namedTruck(vehicle),
    cargo_type: cargo.code,
    has_priority: priority,
    ...namedDriver(input, account),
    application_type: ctx.applicationType,
    unlimited_edits: byOperator && (input.unlimitedEditCount ?? false),
    confirmation_id: codeId,
    hold_until: codeId === null ? null : now.add({ minutes: params.confirmationMinutes }),
    offer_id: null,
    confirmed_at: codeId === null ? now : null,
    created_at: now,
  };
};
