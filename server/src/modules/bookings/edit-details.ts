import type { Updateable } from 'kysely';
import type { BookingParams } from '#contract/booking-params.ts';
import { isAdmin } from '../../platform/auth/actor.ts';
import type { TrxContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Schema } from '../../platform/schema/schema.ts';
import { updateBooking } from './booking.queries.ts';
import { attachToBooking, claimBookingDocuments } from './booking-documents.ts';
import { recordEvent } from './booking-events.ts';
import type { BookingInput } from './booking-input.ts';
import { type BookingRow, slotsOf } from './booking-row.ts';
import { requireCargoType } from './booking-rules.ts';
import { releasePlace, takePlace } from './places.queries.ts';

type Changes = Updateable<Schema['booking']>;

const given = (changes: Record<string, unknown>): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Changes;

/** A booking that becomes an ordinary one, or a priority one, takes its places anew: either kind has its own. */
const retakePlaces = async (ctx: TrxContext, booking: BookingRow, priority: boolean) => {
  for (const slot of slotsOf(booking)) {
    await releasePlace(ctx.db, slot, booking.has_priority);
    if (!(await takePlace(ctx.db, slot, priority))) throw new AppError('SLOT_FULL');
  }
};

/** Which kind of place the booking needs afterwards. */
export const priorityAfter = (
  ctx: Pick<TrxContext, 'actor'>,
  booking: BookingRow,
  input: BookingInput,
  params: BookingParams,
): boolean => {
  if (isAdmin(ctx.actor) && input.hasPriority !== undefined) return input.hasPriority;
  const isSame = input.cargoType === undefined || input.cargoType === booking.cargo_type;
  return isSame ? booking.has_priority : requireCargoType(params, input.cargoType).priority;
};

/** Driver, contacts, documents, cargo: at once, uncounted, until arrival. */
export const changeDetails = async (
  ctx: TrxContext,
  booking: BookingRow,
  input: BookingInput,
  params: BookingParams,
): Promise<BookingRow> => {
  const admin = isAdmin(ctx.actor);
  const documents = input.documents ?? [];
  const types = await claimBookingDocuments(ctx, booking.account_id, documents);
  const priority = priorityAfter(ctx, booking, input, params);
  const gains = priority && !booking.has_priority;
  if (gains && !admin && params.priorityDocumentRequired && !types.includes('OTHER'))
    throw new AppError('PRIORITY_DOCUMENT_REQUIRED');
  if (priority !== booking.has_priority) await retakePlaces(ctx, booking, priority);
  await attachToBooking(ctx, booking, documents);
  const changes = given({
    cargo_type: input.cargoType,
    has_priority: priority === booking.has_priority ? undefined : priority,
    first_name: input.firstNameOfDriver,
    last_name: input.lastNameOfDriver,
    patronymic: input.patronymicOfDriver,
    email: input.email,
    phone: input.phoneNumber,
    language: input.language,
    unlimited_edits: admin ? input.unlimitedEditCount : undefined,
  });
  const isSame = Object.entries(changes).every(([key, value]) => booking[key as keyof BookingRow] === value);
  if (isSame) return booking;
  const changed = await updateBooking(ctx.db, booking.id, changes);
  await recordEvent(ctx, 'EDITED', booking, changed);
  return changed;
};
