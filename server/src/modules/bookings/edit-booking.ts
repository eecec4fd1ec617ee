import type { BookingParams } from '#contract/booking-params.ts';
import { isAdmin } from '../../platform/auth/actor.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockAccount } from '../accounts/accounts.queries.ts';
import { getBookingBlocked } from '../system-params/get-booking-blocked.ts';
import { readBookingParams } from '../system-params/get-booking-params.ts';
import { lockPlates } from '../vehicles/plate-lock.ts';
import { moveLastBooked, updateBooking } from './booking.queries.ts';
import { issueBookingCode } from './booking-code.ts';
import { recordEvent } from './booking-events.ts';
import type { BookingInput } from './booking-input.ts';
import { countSend } from './booking-limits.ts';
import type { BookingRow } from './booking-row.ts';
import { bookableFrom, requireBookableSlot } from './booking-rules.ts';
import { dayAt } from './checkpoint-time.ts';
import { changeDetails, priorityAfter } from './edit-details.ts';
import { changeTruck, type OtherTruck, otherTruck, requireOtherTruck } from './edit-truck.ts';
import { dropPendingChange } from './end-booking.ts';
import { getCurrentBooking } from './find-booking.ts';
import { lockCurrentBooking, requireVersion } from './locked-booking.ts';
import { findSlot, releasePlace, takePlace } from './places.queries.ts';
import { sellPlace } from './sell-place.ts';
import { openDay } from './slot-days.ts';
import { tellDriver } from './tell-driver.ts';

export type EditInput = BookingInput & {
  readonly id: string;
  readonly dateBooked?: string | undefined;
  readonly version?: number | undefined;
};

type Finish<T> = (trx: TrxContext, booking: BookingRow) => Promise<T>;

const editableUntilArrival: readonly BookingRow['status'][] = [
  'WAITING_FOR_CONFIRMATION',
  'WAITING_FOR_CHANGES_CONFIRMATION',
  'BOOKED',
];

const requireMovable = (ctx: TrxContext, booking: BookingRow, params: BookingParams) => {
  if (isAdmin(ctx.actor)) return;
  if (booking.status !== 'BOOKED') throw new AppError('NOT_EDITABLE');
  const deadline = booking.slot_at.subtract({ minutes: params.editDeadlineMinutes });
  if (Temporal.Instant.compare(ctx.clock.now(), deadline) > 0)
    throw new AppError('EDIT_TOO_LATE', { params: { minutes: params.editDeadlineMinutes } });
  if (!booking.unlimited_edits && booking.edit_count >= params.maxEdits)
    throw new AppError('EDITS_USED_UP', { params: { limit: params.maxEdits } });
};

/** An operator's move needs no code: the old place is free at once. */
const moveNow = async (ctx: TrxContext, booking: BookingRow, slot: Slot) => {
  await releasePlace(ctx.db, booking.slot_at, booking.has_priority);
  const moved = await updateBooking(ctx.db, booking.id, { slot_at: slot.start_at, slot_end: slot.end_at });
  await moveLastBooked(ctx.db, booking.id, booking.slot_at);
  return moved;
};

type Slot = { readonly start_at: Temporal.Instant; readonly end_at: Temporal.Instant };

/** The new place is held beside the old one until the code comes. */
const holdNew = async (ctx: TrxContext, booking: BookingRow, slot: Slot, params: BookingParams) => {
  const held = await updateBooking(ctx.db, booking.id, {
    status: 'WAITING_FOR_CHANGES_CONFIRMATION',
    pending_at: slot.start_at,
    pending_end: slot.end_at,
    hold_until: ctx.clock.now().add({ minutes: params.confirmationMinutes }),
  });
  const { id } = await issueBookingCode(ctx, held, params);
  return updateBooking(ctx.db, booking.id, { confirmation_id: id });
};

const changeSlot = async (
  ctx: TrxContext,
  locked: BookingRow,
  start: Temporal.Instant,
  params: BookingParams,
): Promise<BookingRow> => {
  const admin = isAdmin(ctx.actor);
  requireMovable(ctx, locked, params);
  const slot = await findSlot(ctx.db, start);
  requireBookableSlot(ctx, params, start, slot);
  const isPending = locked.status === 'WAITING_FOR_CHANGES_CONFIRMATION';
  const booking = isPending ? await dropPendingChange(ctx, locked) : locked;
  if (!slot || !(await takePlace(ctx.db, start, booking.has_priority))) throw new AppError('SLOT_FULL');
  const changed = admin ? await moveNow(ctx, booking, slot) : await holdNew(ctx, booking, slot, params);
  await recordEvent(ctx, admin ? 'EDITED' : 'CHANGE_REQUESTED', booking, changed);
  return changed;
};

/** What an operator changes in somebody's booking its driver must not learn at the gate. */
const tellOfOperator = async (ctx: TrxContext, before: BookingRow, after: BookingRow) => {
  if (!isAdmin(ctx.actor) || after.account_id === ctx.actor?.userId || after === before) return;
  await tellDriver(
    ctx,
    after,
    after.slot_at.equals(before.slot_at)
      ? { template: 'booking-changed' }
      : { template: 'booking-moved', from: before.slot_at },
  );
};

const startOf = ({ dateBooked }: EditInput) =>
  dateBooked === undefined ? undefined : Temporal.Instant.from(dateBooked);

/** An operator's changes are noted with the truck, and account and plates are locked before slots. */
const lockTrucks = async (ctx: TrxContext, seen: BookingRow, other: OtherTruck | undefined) => {
  await lockAccount(ctx.db, seen.account_id);
  await lockPlates(ctx.db, seen.plate_key, other?.plateKey ?? seen.plate_key);
};

type Edit = { readonly seen: BookingRow; readonly other: OtherTruck | undefined };

const edit = async (
  ctx: TrxContext,
  { seen, other }: Edit,
  input: EditInput,
  params: BookingParams,
): Promise<BookingRow> => {
  const start = startOf(input);
  if (isAdmin(ctx.actor) && (start || other)) await lockTrucks(ctx, seen, other);
  const vehicle = other && (await requireOtherTruck(ctx, seen, other));
  const locked = await lockCurrentBooking(ctx, input.id, start ? [start] : []);
  requireVersion(locked, input.version);
  if (!editableUntilArrival.includes(locked.status)) throw new AppError('NOT_EDITABLE');
  if (!isAdmin(ctx.actor) && (await getBookingBlocked(ctx)).blocked) throw new AppError('BOOKING_BLOCKED');
  const isMove = start !== undefined && !start.equals(locked.slot_at);
  const moved = isMove ? await changeSlot(ctx, locked, start, params) : locked;
  const loaded = vehicle ? await changeTruck(ctx, moved, vehicle) : moved;
  const edited = await changeDetails(ctx, loaded, input, params);
  await tellOfOperator(ctx, locked, edited);
  return edited;
};

/**
 * Changes a booking. A change of slot needs a code from a driver; everything else applies at once. Trucks are an
 * operator's to change.
 */
export const editBooking = async <T>(ctx: Context, input: EditInput, finish: Finish<T>): Promise<T> => {
  const seen = await getCurrentBooking(ctx, input.id);
  const other = await otherTruck(ctx, seen, input);
  const params = await readBookingParams(ctx);
  const start = startOf(input) ?? seen.slot_at;
  if (!start.equals(seen.slot_at)) {
    await openDay(ctx, dayAt(ctx, start));
    await countSend(ctx, seen.account_id);
  }
  const priority = priorityAfter(ctx, seen, input, params);
  const wanted = { start, priority, from: bookableFrom(ctx, params), own: seen.slot_at };
  return sellPlace(ctx, params, wanted, () =>
    inTransaction(ctx, async (trx) => finish(trx, await edit(trx, { seen, other }, input, params))),
  );
};
