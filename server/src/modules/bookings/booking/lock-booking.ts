import type { TrxContext } from '../../../platform/context.ts';
import { ChangedMeanwhileError } from '../../../platform/db/retryable.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockSlots } from '../../slots/places.queries.ts';
import { findBooking, lockBooking } from './booking.queries.ts';
import { type BookingRow, isOverdue, slotsOf } from './booking-row.ts';
import { endHold } from './end-booking.ts';

const sameSlots = (a: BookingRow, b: BookingRow) =>
  slotsOf(a).map(String).join() === slotsOf(b).map(String).join();

/**
 * Locks a booking the way everybody does: its slots by time first, then itself. Which slots these are is read before
 * anything is locked, so it is looked at again afterwards. `more` are slots that the caller will touch as well.
 */
export const lockBookingAndSlots = async (
  ctx: TrxContext,
  id: string,
  more: readonly Temporal.Instant[] = [],
): Promise<BookingRow> => {
  const seen = await findBooking(ctx.db, id);
  if (!seen) throw new AppError('NOT_FOUND');
  await lockSlots(ctx.db, [...slotsOf(seen), ...more]);
  const locked = await lockBooking(ctx.db, id);
  if (!locked) throw new AppError('NOT_FOUND');
  if (!sameSlots(seen, locked)) throw new ChangedMeanwhileError();
  return locked;
};

/** As it is now: a hold that has run out is none, whether or not the job has been there. */
export const lockCurrentBooking: typeof lockBookingAndSlots = async (ctx, id, more) => {
  const locked = await lockBookingAndSlots(ctx, id, more);
  return isOverdue(locked, ctx.clock.now()) ? endHold(ctx, locked) : locked;
};

export const requireVersion = (row: BookingRow, version: number | undefined): void => {
  if (version !== undefined && version !== row.version) throw new AppError('STALE_VERSION');
};
