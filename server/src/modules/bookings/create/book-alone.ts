import type { Booking } from '#contract/bookings/bookings.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { countRefusals } from '../booking/booking-limits.ts';
import { endingOverdue } from '../hold/expire-holds.ts';
import { bookUnderLocks } from './book-under-locks.ts';
import { findBooker } from './booker.queries.ts';
import type { BookingRequest } from './booking-request.ts';
import { bookableFrom } from './booking-rules.ts';
import { retryAfterExpiry, suggestOthersWhenFull } from './when-taken.ts';

/** The steps from the outermost: crowd limit, counted refusals, suggestions, expired holds, transaction. */
export const bookAlone = (
  ctx: Context,
  incoming: BookingRequest,
  start: Temporal.Instant,
): Promise<Booking> =>
  ctx.crowd.enter(async () => {
    const request = incoming.byOperator ? await withBooker(ctx, incoming) : incoming;
    const { params, priority } = request;
    const requestedSlot = { start, priority, from: bookableFrom(ctx, params) };
    return countRefusals(ctx, request.accountId, () =>
      suggestOthersWhenFull(ctx, params, requestedSlot, () =>
        retryAfterExpiry(ctx, () =>
          endingOverdue(ctx, () =>
            inTransaction(ctx, (trx) => bookUnderLocks(trx, request, start), { once: true }),
          ),
        ),
      ),
    );
  });

/** Finds the account for which an operator books. Somebody without one gets an account under the locks. */
export const withBooker = async (ctx: Context, request: BookingRequest): Promise<BookingRequest> => {
  const { accountId, input, plateKey } = request;
  if (accountId !== undefined) return request;
  const named = { vehicleId: input.vehicleId, plateKey, phone: input.phoneNumber ?? undefined };
  return { ...request, accountId: await findBooker(ctx.db, named) };
};
