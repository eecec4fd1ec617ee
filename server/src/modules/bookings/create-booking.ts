import { isAdmin } from '../../platform/auth/actor.ts';
import type { Context, TrxContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { insertBooking, lockAccountAndPlate, updateBooking } from './booking.queries.ts';
import { issueBookingCode } from './booking-code.ts';
import { attachToBooking, claimBookingDocuments } from './booking-documents.ts';
import { recordEvent } from './booking-events.ts';
import type { BookingInput, BookingPlan } from './booking-input.ts';
import type { BookingRow } from './booking-row.ts';
import { requireAllowed, requireBookableSlot, requireCargoType } from './booking-rules.ts';
import { type BookedVehicle, claimPlate, getVehicleOf } from './booking-vehicle.ts';
import { type BookingFacts, getBookingFacts } from './facts.queries.ts';
import { findSlot } from './places.queries.ts';
import { tellDriver } from './tell-driver.ts';

const contactOf = (given: string | null | undefined, own: string | null) =>
  given === undefined ? own : given;

const newRow = (
  ctx: TrxContext,
  { account, params }: BookingPlan,
  input: BookingInput,
  vehicle: BookedVehicle,
  cargo: { readonly code: string; readonly priority: boolean },
) => {
  const now = ctx.clock.now();
  const admin = isAdmin(ctx.actor);
  return {
    id: uuidv7(ctx.clock),
    status: admin ? ('BOOKED' as const) : ('WAITING_FOR_CONFIRMATION' as const),
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

const hold = async (ctx: TrxContext, plan: BookingPlan, booking: BookingRow) => {
  const { id } = await issueBookingCode(ctx, booking, plan.params);
  return updateBooking(ctx.db, booking.id, { confirmation_id: id });
};

/**
 * Books a place: locks (account, plate), facts, rules in their order, then the statement that takes the place. A full
 * slot is thrown as SLOT_FULL; who calls may look for another one.
 */
export const createBooking = async (
  ctx: TrxContext,
  plan: BookingPlan,
  input: BookingInput,
): Promise<BookingRow> => {
  const admin = isAdmin(ctx.actor);
  await lockAccountAndPlate(ctx.db, plan.account.id, plan.plateKey);
  const vehicle = await getVehicleOf(ctx, plan, input);
  const facts = await getBookingFacts(ctx.db, {
    accountId: vehicle.account_id,
    vehicleId: vehicle.id,
    plateKey: plan.plateKey,
    now: ctx.clock.now(),
  });
  if (facts.blocked && !admin) throw new AppError('BOOKING_BLOCKED');
  requireBookableSlot(ctx, plan.params, plan.start, await findSlot(ctx.db, plan.start), { lead: admin });
  const cargo = requireCargoType(plan.params, input.cargoType);
  const documents = input.documents ?? [];
  const documentTypes = await claimBookingDocuments(ctx, plan.account.id, documents);
  const isClaim = claims(vehicle, facts);
  requireAllowed(
    { params: plan.params, facts, vehicleApproved: vehicle.approved, cargo, documentTypes },
    { admin, claims: isClaim },
  );
  if (isClaim && facts.active_id !== null) await claimPlate(ctx, facts.active_id, plan.start);
  const taken = await insertBooking(ctx.db, plan.start, newRow(ctx, plan, input, vehicle, cargo));
  if (!taken) throw new AppError('SLOT_FULL');
  await attachToBooking(ctx, taken, documents);
  const booking = admin ? taken : await hold(ctx, plan, taken);
  await recordEvent(ctx, 'CREATED', null, booking);
  if (admin && booking.account_id !== ctx.actor?.userId)
    await tellDriver(ctx, booking, { template: 'booking-confirmed' });
  return booking;
};

/** The account a booking is made for: an operator may name one, everybody else books for themselves. */
export const bookedAccountId = (
  ctx: Context,
  input: BookingInput,
  vehicleOwner: string | undefined,
): string => {
  const own = ctx.actor?.userId;
  if (own === undefined) throw new AppError('UNAUTHORIZED');
  return isAdmin(ctx.actor) ? (input.userId ?? vehicleOwner ?? own) : own;
};
