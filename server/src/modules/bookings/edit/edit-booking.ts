import type { BookingParams } from '#contract/booking-params.ts';
import { isAdmin } from '../../../platform/auth/actor.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockAccount } from '../../accounts/account/accounts.queries.ts';
import { dayAt } from '../../slots/checkpoint-time.ts';
import { openDay } from '../../slots/read-slots.ts';
import { getBookingBlocked } from '../../system-params/get-booking-blocked.ts';
import { readBookingParams } from '../../system-params/get-booking-params.ts';
import { lockPlates } from '../../vehicles/vehicle/plate-lock.ts';
import { claimBookingDocuments } from '../booking/booking-documents.ts';
import { attemptToSend, countAttempt } from '../booking/booking-limits.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { lockCurrentBooking, requireVersion } from '../booking/lock-booking.ts';
import { tellDriver } from '../booking/tell-driver.ts';
import type { BookingInput } from '../create/booking-input.ts';
import { bookableFrom } from '../create/booking-rules.ts';
import { sellPlace } from '../create/sell-place.ts';
import { getCurrentBooking } from '../read/find-booking.ts';
import { changeSlot } from './change-slot.ts';
import { changeDetails, detailChanges, priorityAfter, requirePriorityDocument } from './edit-details.ts';
import { changeTruck, type OtherTruck, otherTruck, requireOtherTruck } from './edit-truck.ts';

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

/** Once the truck has come, an operator checks its cargo: that, and the priority that it gives, are all that changes. */
const requireEditable = (
  ctx: TrxContext,
  { status }: BookingRow,
  isElsewhere: boolean,
  changes: object,
): void => {
  if (editableUntilArrival.includes(status)) return;
  const isCargo = Object.keys(changes).every((key) => key === 'cargo_type' || key === 'has_priority');
  if (status !== 'WAITING' || !isAdmin(ctx.actor) || isElsewhere || !isCargo)
    throw new AppError('NOT_EDITABLE');
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

/** The other truck may have to be added to the account. Account and plates are locked before slots. */
const lockTrucks = async (ctx: TrxContext, seen: BookingRow, other: OtherTruck) => {
  await lockAccount(ctx.db, seen.account_id);
  await lockPlates(ctx.db, seen.plate_key, other.plateKey);
};

type Edit = { readonly seen: BookingRow; readonly other: OtherTruck | undefined };

const edit = async (
  ctx: TrxContext,
  { seen, other }: Edit,
  input: EditInput,
  params: BookingParams,
): Promise<BookingRow> => {
  const start = startOf(input);
  if (other) await lockTrucks(ctx, seen, other);
  const vehicle = other && (await requireOtherTruck(ctx, seen, other));
  const types = await claimBookingDocuments(ctx, seen.account_id, input.documents ?? []);
  const locked = await lockCurrentBooking(ctx, input.id, start ? [start] : []);
  requireVersion(locked, input.version);
  const isMove = start !== undefined && !start.equals(locked.slot_at);
  const priority = priorityAfter(ctx, locked, input, params);
  requireEditable(ctx, locked, isMove || other !== undefined, detailChanges(ctx, locked, input, priority));
  if (!isAdmin(ctx.actor) && (await getBookingBlocked(ctx)).blocked) throw new AppError('BOOKING_BLOCKED');
  requirePriorityDocument(ctx, priority && !locked.has_priority, types, params);
  const moved = isMove ? await changeSlot(ctx, locked, { start, priority }, params) : locked;
  const loaded = vehicle ? await changeTruck(ctx, moved, vehicle) : moved;
  const edited = await changeDetails(ctx, loaded, input, priority);
  await tellOfOperator(ctx, locked, edited);
  return edited;
};

/**
 * Changes a booking. A change of slot needs a code from a driver; everything else applies at once. Trucks are an
 * operator's to change.
 */
export const editBooking = async <T>(ctx: Context, input: EditInput, finish: Finish<T>): Promise<T> => {
  const seen = await getCurrentBooking(ctx, input.id);
  requireVersion(seen, input.version);
  const other = await otherTruck(ctx, seen, input);
  const params = await readBookingParams(ctx);
  const start = startOf(input) ?? seen.slot_at;
  const isMove = !start.equals(seen.slot_at);
  if (isMove) await openDay(ctx, dayAt(ctx, start));
  const priority = priorityAfter(ctx, seen, input, params);
  const wanted = { start, priority, from: bookableFrom(ctx, params), own: seen.slot_at };
  const work = () =>
    sellPlace(ctx, params, wanted, () =>
      inTransaction(ctx, async (trx) => finish(trx, await edit(trx, { seen, other }, input, params))),
    );
  if (isMove) return attemptToSend(ctx, seen.account_id, work);
  await countAttempt(ctx, seen.account_id);
  return work();
};
