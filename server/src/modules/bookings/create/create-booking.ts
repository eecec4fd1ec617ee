import { isAdmin } from '../../../platform/auth/actor.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import type { Code } from '../../accounts/codes/codes.queries.ts';
import { lockAccountAndPlate } from '../booking/booking.queries.ts';
import { attachToBooking, claimBookingDocuments } from '../booking/booking-documents.ts';
import { createdEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { tellDriver } from '../booking/tell-driver.ts';
import { makeBookingCode, sendBookingCode } from '../hold/booking-code.ts';
import type { BookingInput, BookingPlan } from './booking-input.ts';
import { requireAllowed, requireBookableSlot, requireCargoType } from './booking-rules.ts';
import { type BookedVehicle, claimPlate, requireVehicle } from './booking-vehicle.ts';
import { type BookingFacts, getBookingFacts } from './facts.queries.ts';
import { insertBooking } from './insert-booking.queries.ts';

const contactOf = (given: string | null | undefined, own: string | null) =>
  given === undefined ? own : given;

const newRow = (
  ctx: TrxContext,
  { account, params, start }: BookingPlan,
  input: BookingInput,
  vehicle: BookedVehicle,
  cargo: { readonly code: string; readonly priority: boolean },
) => {
  const now = ctx.clock.now();
  const admin = isAdmin(ctx.actor);
  return {
    id: uuidv7(ctx.clock),
    status: admin ? ('BOOKED' as const) : ('WAITING_FOR_CONFIRMATION' as const),
    slot_at: start,
    account_id: account.id,
    vehicle_id: vehicle.id,
    plate: vehicle.registration_plate,
    plate_key: vehicle.plate_key,
    model: vehicle.model,
    cargo_type: cargo.code,
    has_priority: (admin ? input.hasPriority : undefined) ?? cargo.priority,
    first_name: input.firstNameOfDriver ?? account.first_name,
    last_name: input.lastNameOfDriver ?? account.last_name,
    patronymic: contactOf(input.patronymicOfDriver, account.patronymic) || null,
    email: contactOf(input.email, account.email),
    phone: contactOf(input.phoneNumber, account.phone),
    language: input.language ?? account.language,
    application_type: ctx.applicationType,
    unlimited_edits: admin && (input.unlimitedEditCount ?? false),
    hold_until: admin ? null : now.add({ minutes: params.confirmationMinutes }),
    confirmed_at: admin ? now : null,
    created_at: now,
  };
};

/** The account that has the plate approved books it: whoever else had it booked loses that booking. */
const claims = (vehicle: BookedVehicle, facts: BookingFacts) =>
  vehicle.approved && facts.active_account !== null && facts.active_account !== vehicle.account_id;

/** A booking and the code that it waits for; null when it waits for none. */
export type Created = { readonly booking: BookingRow; readonly code: Code | null };

/**
 * Books a place: locks (account, plate), facts, rules in their order, then the statement that takes the place. A full
 * slot is thrown as SLOT_FULL; who calls may look for another one.
 */
export const createBooking = async (
  ctx: TrxContext,
  plan: BookingPlan,
  input: BookingInput,
): Promise<Created> => {
  const { account, params, plateKey, start } = plan;
  const admin = isAdmin(ctx.actor);
  await lockAccountAndPlate(ctx.db, account.id, plateKey);
  const now = ctx.clock.now();
  const { vehicleId } = input;
  const facts = await getBookingFacts(ctx.db, { accountId: account.id, vehicleId, plateKey, start, now });
  const vehicle = await requireVehicle(ctx, plan, input, facts.vehicle);
  if (facts.blocked && !admin) throw new AppError('BOOKING_BLOCKED');
  requireBookableSlot(ctx, params, start, facts.slot ?? undefined);
  const cargo = requireCargoType(params, input.cargoType);
  const documents = input.documents ?? [];
  const documentTypes = await claimBookingDocuments(ctx, account.id, documents);
  const isClaim = claims(vehicle, facts);
  requireAllowed(
    { params, facts, vehicleApproved: vehicle.approved, cargo, documentTypes },
    { admin, claims: isClaim },
  );
  if (isClaim && facts.active_id !== null) await claimPlate(ctx, facts.active_id, start);
  const row = newRow(ctx, plan, input, vehicle, cargo);
  const fresh = admin ? null : makeBookingCode(ctx, account, params);
  const code = fresh?.code ?? null;
  const booking = await insertBooking(ctx.db, row, { code, event: createdEvent(ctx, row) });
  if (!booking) throw new AppError('SLOT_FULL');
  await attachToBooking(ctx, booking, documents);
  if (fresh) await sendBookingCode(ctx, fresh, booking);
  else if (booking.account_id !== ctx.actor?.userId)
    await tellDriver(ctx, booking, { template: 'booking-confirmed' });
  return { booking, code };
};
