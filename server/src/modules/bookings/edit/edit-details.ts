import type { Updateable } from 'kysely';
import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { isOperator } from '#kernel/access.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { turnPlace } from '../../slots/places.queries.ts';
import { updateBooking } from '../booking/booking.queries.ts';
import { type EventReason, recordEvent } from '../booking/booking-events.ts';
import { listBookingDocumentIds } from '../booking/booking-parts.queries.ts';
import { type BookingRow, slotsOf } from '../booking/booking-row.ts';
import { attachToBooking } from '../booking/documents/booking-documents.ts';
import { requireCargoType } from '../create/booking-rules.ts';

type Changes = Updateable<Schema['booking']>;
type ActorContext = Pick<TrxContext, 'actor'>;

export const priorityAfter = (
  ctx: ActorContext,
  booking: BookingRow,
  input: BookingInput,
  params: BookingParams,
): boolean => {
  if (isOperator(ctx.actor) && input.hasPriority !== undefined) return input.hasPriority;
  const isSame = input.cargoType === undefined || input.cargoType === booking.cargo_type;
  return isSame ? booking.has_priority : requireCargoType(params, input.cargoType).priority;
};

export const detailChanges = (
  ctx: ActorContext,
  booking: BookingRow,
  input: BookingInput,
  priority: boolean,
): Changes => {
  const request: Changes = {
    cargo_type: input.cargoType,
    has_priority: priority,
    first_name: input.firstNameOfDriver,
    last_name: input.lastNameOfDriver,
    patronymic: input.patronymicOfDriver,
    email: input.email,
    phone: input.phoneNumber,
    language: input.language,
    unlimited_edits: isOperator(ctx.actor) ? input.unlimitedEditCount : undefined,
  };
  return Object.fromEntries(
    Object.entries(request).filter(
      ([key, value]) => value !== undefined && value !== booking[key as keyof BookingRow],
    ),
  );
};

/**
 * A booking that keeps its slot keeps its place. But a driver who gives up priority needs a free ordinary
 * place; otherwise reserved places could be booked with cargo that is changed afterwards.
 */
const turnPlaces = async (ctx: TrxContext, booking: BookingRow, priority: boolean) => {
  for (const slot of slotsOf(booking))
    if (!(await turnPlace(ctx.db, slot, priority, isOperator(ctx.actor) ? 'in any case' : 'if there is one')))
      throw new AppError('SLOT_FULL');
};

/** Undefined: the booking had all these documents before. */
const addDocuments = async (ctx: TrxContext, booking: BookingRow, ids: readonly string[]) => {
  if (ids.length === 0) return undefined;
  const before = await listBookingDocumentIds(ctx.db, booking.id);
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return undefined;
  await attachToBooking(ctx, booking, added);
  return { before, after: [...new Set([...before, ...added])] };
};

/** The change applies at once and does not count as an edit. */
export const changeDetails = async (
  ctx: TrxContext,
  booking: BookingRow,
  input: BookingInput,
  priority: boolean,
  why: EventReason,
): Promise<BookingRow> => {
  if (priority !== booking.has_priority) await turnPlaces(ctx, booking, priority);
  const documents = await addDocuments(ctx, booking, input.documents ?? []);
  const changes = detailChanges(ctx, booking, input, priority);
  if (Object.keys(changes).length === 0 && !documents) return booking;
  const changed = await updateBooking(ctx.db, booking.id, changes);
  await recordEvent(
    ctx,
    'EDITED',
    { ...booking, ...(documents && { documents: documents.before }) },
    { ...changed, ...(documents && { documents: documents.after }) },
    why,
  );
  return changed;
};
