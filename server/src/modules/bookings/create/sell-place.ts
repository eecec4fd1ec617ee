import type { BookingParams } from '#contract/booking-params.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { slotFull, type Wanted } from '../../slots/slot-full.ts';
import { expireHolds } from '../hold/expire-holds.ts';

const isFull = (error: unknown): boolean => error instanceof AppError && error.code === 'SLOT_FULL';

const isTaken = (error: unknown): boolean =>
  isFull(error) || (error instanceof AppError && error.code === 'PLATE_ALREADY_BOOKED');

/** Places and plates that are kept by holds which have run out are not taken: they are let go and tried again. */
export const retryAfterExpiry = async <T>(ctx: Context, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error) || (await expireHolds(ctx)) === 0) throw error;
    return work();
  }
};

/** Does what takes a place; a slot that stays full is refused with the nearest that are not. */
export const sellPlace = async <T>(
  ctx: Context,
  params: BookingParams,
  wanted: Wanted,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await retryAfterExpiry(ctx, work);
  } catch (error) {
    throw isFull(error) ? await slotFull(ctx, params, wanted) : error;
  }
};
