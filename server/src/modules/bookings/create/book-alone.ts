import type { Booking } from '#contract/bookings/bookings.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { countRefusals } from '../booking/booking-limits.ts';
import { endingOverdue } from '../hold/expire-holds.ts';
import { bookUnderLocks } from './book-under-locks.ts';
import { type BookingRequest, lookAt } from './booking-request.ts';
import { bookableFrom } from './booking-rules.ts';
import { judgeRequest } from './judge-request.ts';
import { retryAfterExpiry, suggestOthersWhenFull } from './when-taken.ts';

/** From the outside in: crowd limit, counted refusals, suggestions, expired holds, transaction. */
export const bookAlone = (
  ctx: Context,
  incoming: BookingRequest,
  start: Temporal.Instant,
): Promise<Booking> =>
  ctx.crowd.enter(async () => {
    const request = incoming.byOperator ? await findAccountOfRequest(ctx, incoming, start) : incoming;
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

/** Finds whom an operator books for. A request that breaks a rule is refused before any lock. */
export const findAccountOfRequest = async (
  ctx: Context,
  request: BookingRequest,
  start: Temporal.Instant | undefined,
): Promise<BookingRequest> => {
  const facts = await lookAt(ctx, request, start);
  const resolved = { ...request, accountId: facts.account?.id };
  const { refusal } = judgeRequest(ctx, resolved, facts, start);
  if (refusal) throw refusal;
  return resolved;
};
