import type { Booking } from '#contract/bookings.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { dayAt, lastBookableDay, today } from '../../slots/checkpoint-time.ts';
import { findEarliestFree } from '../../slots/places.queries.ts';
import { ensureDaysOnce, openDay } from '../../slots/read-slots.ts';
import { isFullAlready, slotFull } from '../../slots/slot-full.ts';
import { attemptToSend, countAttempt } from '../booking/booking-limits.ts';
import { expireHolds } from '../hold/expire-holds.ts';
import { toNewBooking } from '../read/booking-view.ts';
import type { BookingInput, BookingPlan } from './booking-input.ts';
import { bookableFrom } from './booking-rules.ts';
import { createBooking } from './create-booking.ts';
import { type BookingRequest, type PreparedBooking, prepareBooking } from './prepare-booking.ts';
import { retryAfterExpiry, sellPlace } from './sell-place.ts';

/** What the caller does around the booking, in its transaction: the answer, and whether it is made at all. */
type Around<T> = (trx: TrxContext, create: () => Promise<Booking>) => Promise<T>;

const attempt = <T>(ctx: Context, plan: BookingPlan, input: BookingInput, around: Around<T>) =>
  inTransaction(ctx, (trx) =>
    around(trx, async () =>
      toNewBooking(trx, await createBooking(trx, plan, input), (input.documents?.length ?? 0) > 0),
    ),
  );

const place = async <T>(
  ctx: Context,
  input: BookingRequest & { readonly dateBooked: string },
  around: Around<T>,
): Promise<T> => {
  const prepared = await prepareBooking(ctx, input);
  const start = Temporal.Instant.from(input.dateBooked);
  await openDay(ctx, dayAt(ctx, start));
  const { params, priority } = prepared;
  const wanted = { start, priority, from: bookableFrom(ctx, params) };
  if (await isFullAlready(ctx, wanted)) {
    await countAttempt(ctx, prepared.account.id);
    throw await slotFull(ctx, params, wanted);
  }
  return attemptToSend(ctx, prepared.account.id, () =>
    sellPlace(ctx, params, wanted, () => attempt(ctx, { ...prepared, start }, input, around)),
  );
};

/** Books a place in the slot that was asked for; a full one answers with the three nearest that are not. */
export const placeBooking: typeof place = (ctx, input, around) =>
  ctx.crowd.enter(() => place(ctx, input, around));

const asapTries = 12;

/** Filled, closed, begun or gone since it was found: another one will do. */
const isNotThere = (error: unknown): boolean =>
  error instanceof AppError &&
  ['SLOT_FULL', 'SLOT_CLOSED', 'SLOT_TOO_SOON', 'SLOT_NOT_FOUND'].includes(error.code);

const takeEarliest = async <T>(
  ctx: Context,
  prepared: PreparedBooking,
  input: BookingRequest,
  around: Around<T>,
): Promise<T> => {
  const last = lastBookableDay(ctx, prepared.params);
  const lastDay = last.toString();
  await ensureDaysOnce(ctx, today(ctx), last);
  // What is kept by holds that have run out would be passed over unseen.
  await expireHolds(ctx);
  let from = bookableFrom(ctx, prepared.params);
  for (let tried = 0; tried < asapTries; tried += 1) {
    const slot = await findEarliestFree(ctx.db, { priority: prepared.priority, from, lastDay });
    if (!slot) break;
    try {
      const plan = { ...prepared, start: slot.start_at };
      return await retryAfterExpiry(ctx, () => attempt(ctx, plan, input, around));
    } catch (error) {
      if (!isNotThere(error)) throw error;
      from = slot.end_at;
    }
  }
  throw new AppError('SLOT_FULL', { extras: { suggestions: [] } });
};

const placeAsap = async <T>(ctx: Context, input: BookingRequest, around: Around<T>): Promise<T> => {
  const prepared = await prepareBooking(ctx, input);
  return attemptToSend(ctx, prepared.account.id, () => takeEarliest(ctx, prepared, input, around));
};

/** The earliest place there is. Others look for it too, so a slot that is no longer there is passed over. */
export const placeBookingAsap: typeof placeAsap = (ctx, input, around) =>
  ctx.crowd.enter(() => placeAsap(ctx, input, around));
