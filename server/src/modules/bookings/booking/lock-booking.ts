import type { TrxContext } from '../../../platform/context/context.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockSlots } from '../../slots/places.queries.ts';
import { listBookings, lockBookings } from './booking.queries.ts';
import { type BookingRow, isOverdue, slotsOf } from './booking-row.ts';
import { endHold } from './end-booking.ts';

const sameSlots = (a: BookingRow, b: BookingRow) =>
  slotsOf(a).map(String).join() === slotsOf(b).map(String).join();

/**
 * Lock order: slots by time, then bookings by id. The slots are read before anything is locked, so they are
 * compared again afterwards. `more`: further slots that the caller will change.
 */
export const lockBookingsAndSlots = async (
  ctx: TrxContext,
  ids: readonly string[],
  more: readonly Temporal.Instant[] = [],
): Promise<Map<string, BookingRow>> => {
  const seen = await listBookings(ctx.db, ids);
  if (seen.length < ids.length) throw new AppError('NOT_FOUND');
  await lockSlots(ctx.db, [...seen.flatMap(slotsOf), ...more]);
  const locked = new Map((await lockBookings(ctx.db, ids)).map((row) => [row.id, row]));
  for (const before of seen) {
    const now = locked.get(before.id);
    if (!now || !sameSlots(before, now)) throw new ChangedMeanwhileError();
  }
  return locked;
};

export const lockBookingAndSlots = async (
  ctx: TrxContext,
  id: string,
  more: readonly Temporal.Instant[] = [],
): Promise<BookingRow> => {
  const booking = (await lockBookingsAndSlots(ctx, [id], more)).get(id);
  if (!booking) throw new AppError('NOT_FOUND');
  return booking;
};

/** Ends the hold first if it has expired, in case the job has not run yet. */
export const lockCurrentBooking: typeof lockBookingAndSlots = async (ctx, id, more) => {
  const locked = await lockBookingAndSlots(ctx, id, more);
  return isOverdue(locked, ctx.clock.now()) ? endHold(ctx, locked) : locked;
};

export const requireVersion = (row: BookingRow, version: number | undefined): void => {
  if (version !== undefined && version !== row.version) throw new AppError('STALE_VERSION');
};
