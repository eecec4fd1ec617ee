import type { ErrorCode } from '#contract/errors.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { fullSlotRefusal, type RequestedSlot } from '../../slots/full-slot-refusal.ts';
import { freeOverdue } from '../hold/expire-holds.ts';

const isRefusal = (error: unknown, codes: readonly ErrorCode[]): boolean =>
  error instanceof AppError && codes.includes(error.code);

/** Refusals that an expired hold, or a place that has rested, may have caused. */
const causedByOverdue = [
  'SLOT_FULL',
  'ONE_BOOKING_ON_APPEAL',
  'PLATE_ALREADY_BOOKED',
  'TOO_MANY_BOOKINGS',
  'TOO_MANY_UNCONFIRMED',
  'TOO_MANY_UNAPPROVED',
] as const;

/** Frees what is overdue and tries once more if that may have caused the refusal. */
export const retryAfterExpiry = async <T>(ctx: Context, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error, causedByOverdue) || (await freeOverdue(ctx)) === 0) throw error;
    return work();
  }
};

export const suggestOthersWhenFull = async <T>(
  ctx: Context,
  params: BookingParams,
  requested: RequestedSlot,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isRefusal(error, ['SLOT_FULL']) ? await fullSlotRefusal(ctx, params, requested) : error;
  }
};
