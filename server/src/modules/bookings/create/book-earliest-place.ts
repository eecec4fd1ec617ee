import type { Booking } from '#contract/bookings/bookings.ts';
import type { BookingInput } from '#contract/bookings/bookings-routes.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lastBookableDay, today } from '../../slots/checkpoint-time.ts';
import { findEarliestFree } from '../../slots/places.queries.ts';
import { ensureDaysOnce } from '../../slots/read-slots.ts';
import { countRefusals } from '../booking/booking-limits.ts';
import { endingOverdue, freeOverdue } from '../hold/expire-holds.ts';
import { bookUnderLocks } from './book-under-locks.ts';
import { findingBooker } from './booker.queries.ts';
import { type BookingRequest, lookAt, toRequest } from './booking-request.ts';
import { bookableFrom } from './booking-rules.ts';
import { judgeRequest } from './judge-request.ts';
import { retryAfterExpiry } from './when-taken.ts';

const tries = 12;

/** The slot was filled, closed, begun or removed since it was found, so the next one is tried. */
const isNotThere = (error: unknown): boolean =>
  error instanceof AppError &&
  ['SLOT_FULL', 'SLOT_CLOSED', 'SLOT_TOO_SOON', 'SLOT_PAST', 'SLOT_NOT_FOUND'].includes(error.code);

/** Concurrent requests look for the earliest place too, so a slot that is full by now is skipped. */
const bookFirstFree = async (ctx: Context, request: BookingRequest): Promise<Booking> => {
  const { params, priority } = request;
  const last = lastBookableDay(ctx, params);
  const lastDay = last.toString();
  await ensureDaysOnce(ctx, today(ctx), last);
  // Places of expired holds, and places that have rested long enough, count as taken until they are freed.
  await freeOverdue(ctx);
  let from = bookableFrom(ctx, params);
  for (let tried = 0; tried < tries; tried += 1) {
    const slot = await findEarliestFree(ctx.db, { priority, from, lastDay, now: ctx.clock.now() });
    if (!slot) break;
    try {
      return await retryAfterExpiry(ctx, () =>
        endingOverdue(ctx, () =>
          inTransaction(ctx, (trx) => bookUnderLocks(trx, request, slot.start_at), { once: true }),
        ),
      );
    } catch (error) {
      if (!isNotThere(error)) throw error;
      from = slot.end_at;
    }
  }
  throw new AppError('SLOT_FULL', { extras: { suggestions: [] } });
};

/** A caller may still have no account: somebody without one gets it under the locks. */
const findAccountId = async (ctx: Context, request: BookingRequest): Promise<string | undefined> => {
  if (request.accountId !== undefined) return request.accountId;
  const { rows } = await ctx.db.executeQuery(findingBooker(ctx.db, request));
  return rows[0]?.id ?? undefined;
};

/** A request that no slot could serve is refused for the rule that it breaks, not because all slots are full. */
const requireAllowed = async (ctx: Context, requested: BookingRequest): Promise<void> => {
  const request = { ...requested, accountId: await findAccountId(ctx, requested) };
  const { refusal } = judgeRequest(ctx, request, await lookAt(ctx, request, undefined), undefined);
  if (refusal) throw refusal;
};

/** Books the earliest free place, by the same rules and concurrency limit as `bookAlone`. */
export const bookEarliestPlace = (ctx: Context, input: BookingInput): Promise<Booking> =>
  ctx.crowd.enter(async () => {
    const requested = await toRequest(ctx, input);
    return countRefusals(ctx, requested.accountId, async () => {
      await requireAllowed(ctx, requested);
      return bookFirstFree(ctx, requested);
    });
  });
