import type { ErrorCode } from '#contract/errors.ts';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { fullSlotRefusal, type Wanted } from '../../slots/full-slot-refusal.ts';
import { expireHolds } from '../hold/expire-holds.ts';

const isRefusal = (error: unknown, codes: readonly ErrorCode[]): boolean =>
  error instanceof AppError && codes.includes(error.code);

/** What a hold may be the cause of that is over and that nobody has ended yet. */
const causedByHolds = [
  'SLOT_FULL',
  'PLATE_ALREADY_BOOKED',
  'TOO_MANY_BOOKINGS',
  'TOO_MANY_UNCONFIRMED',
  'TOO_MANY_UNAPPROVED',
] as const;

/** Places and plates that are kept by holds which have run out are not taken: they are let go and tried again. */
export const retryAfterExpiry = async <T>(ctx: Context, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!isRefusal(error, causedByHolds) || (await expireHolds(ctx)) === 0) throw error;
    return work();
  }
};

/** A slot that is full is refused with the nearest that are not. */
export const suggestOthersWhenFull = async <T>(
  ctx: Context,
  params: BookingParams,
  wanted: Wanted,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw isRefusal(error, ['SLOT_FULL']) ? await fullSlotRefusal(ctx, params, wanted) : error;
  }
};
