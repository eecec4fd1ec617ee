import type { Booking } from '#contract/bookings/bookings.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { countRefusals } from '../booking/booking-limits.ts';
import { endingOverdue } from '../hold/expire-holds.ts';
import { bookUnderLocks } from './book-under-locks.ts';
import type { BookingRequest } from './booking-request.ts';
import { bookableFrom } from './booking-rules.ts';
import { retryAfterExpiry, suggestOthersWhenFull } from './when-taken.ts';

/** The steps from the outermost: crowd limit, counted refusals, suggestions, expired holds, transaction. */
export const bookAlone = (ctx: Context, request: BookingRequest, start: Temporal.Instant): Promise<Booking> =>
  ctx.crowd.enter(async () => {
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
