import type { BookingParams } from '#contract/params/booking-params.ts';
import { isOperator } from '#kernel/access.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { findSlot, takePlace, turnPlace } from '../../slots/places.queries.ts';
import { freePlace } from '../../slots/resting/free-place.ts';
import { updateBooking } from '../booking/booking.queries.ts';
import { type EventReason, recordEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { dropPendingChange } from '../booking/end-booking.ts';
import { issueBookingCode } from '../hold/booking-code.ts';

/** Conditions for changing the slot at all, before the rules for the new place. */
export const requireMovable = (
  ctx: Pick<TrxContext, 'actor' | 'clock'>,
  booking: BookingRow,
  params: BookingParams,
) => {
  if (isOperator(ctx.actor)) return;
  if (booking.status !== 'BOOKED') throw new AppError('NOT_EDITABLE');
  const deadline = booking.slot_at.subtract({ minutes: params.editDeadlineMinutes });
  if (Temporal.Instant.compare(ctx.clock.now(), deadline) > 0)
    throw new AppError('EDIT_TOO_LATE', { params: { minutes: params.editDeadlineMinutes } });
  if (!booking.unlimited_edits && booking.edit_count >= params.maxEdits)
    throw new AppError('EDITS_USED_UP', { params: { limit: params.maxEdits } });
};

/** `priority` is the booking's priority after the change. */
type TakenPlace = {
  readonly slot: { readonly start_at: Temporal.Instant; readonly end_at: Temporal.Instant };
  readonly priority: boolean;
};

/** An operator's move needs no code, so the old place is freed at once. */
const moveNow = async (ctx: TrxContext, booking: BookingRow, { slot, priority }: TakenPlace) => {
  await freePlace(ctx, booking.slot_at, booking.has_priority);
  return updateBooking(ctx.db, booking.id, {
    slot_at: slot.start_at,
    slot_end: slot.end_at,
    has_priority: priority,
    moved: null,
  });
};

/**
 * Holds the new place beside the old one until the code is confirmed. If the priority changes, the old place
 * changes its kind too, as places are freed by the booking's current priority.
 */
const holdNew = async (
  ctx: TrxContext,
  booking: BookingRow,
  { slot, priority }: TakenPlace,
  params: BookingParams,
) => {
  if (priority !== booking.has_priority) await turnPlace(ctx.db, booking.slot_at, priority, 'in any case');
  const held = await updateBooking(ctx.db, booking.id, {
    status: 'WAITING_FOR_CHANGES_CONFIRMATION',
    pending_at: slot.start_at,
    pending_end: slot.end_at,
    has_priority: priority,
    hold_until: ctx.clock.now().add({ minutes: params.confirmationMinutes }),
  });
  const { id } = await issueBookingCode(ctx, held, params);
  return updateBooking(ctx.db, booking.id, { confirmation_id: id });
};

/** The booking and both slots must be locked, and the rules checked. */
export const changeSlot = async (
  ctx: TrxContext,
  locked: BookingRow,
  { start, priority }: { readonly start: Temporal.Instant; readonly priority: boolean },
  params: BookingParams,
  why: EventReason,
): Promise<BookingRow> => {
  const admin = isOperator(ctx.actor);
  const slot = await findSlot(ctx.db, start);
  const isPending = locked.status === 'WAITING_FOR_CHANGES_CONFIRMATION';
  const booking = isPending ? await dropPendingChange(ctx, locked) : locked;
  if (!slot || !(await takePlace(ctx.db, start, priority))) throw new AppError('SLOT_FULL');
  const taken = { slot, priority };
  const changed = admin ? await moveNow(ctx, booking, taken) : await holdNew(ctx, booking, taken, params);
  await recordEvent(ctx, admin ? 'EDITED' : 'CHANGE_REQUESTED', booking, changed, why);
  return changed;
};
