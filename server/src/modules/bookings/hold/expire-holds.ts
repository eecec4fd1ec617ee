import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { freeRested } from '../../slots/resting/free-rested.ts';
import { listOverdueHolds } from '../booking/booking.queries.ts';
import { type BookingRow, isOverdue } from '../booking/booking-row.ts';
import { endHold } from '../booking/end-booking.ts';
import { forEachBooking } from '../booking/for-each-booking.ts';
import { lockBookingAndSlots } from '../booking/lock-booking.ts';
import { forgetLostHolds } from '../booking/lost-holds.ts';

export const expireHoldsJob = defineJob<Record<string, never>>('expire-holds', { retryLimit: 0 });

const batch = 200;

/** Uses one transaction for each booking and checks again under the lock, as the booking may just be confirmed. */
const expireOne = (ctx: Context, id: string) =>
  inTransaction(ctx, async (trx) => {
    const booking = await lockBookingAndSlots(trx, id);
    if (!isOverdue(booking, trx.clock.now())) return false;
    await endHold(trx, booking);
    return true;
  });

export const expireHolds = async (ctx: Context): Promise<number> => {
  let expired = 0;
  for (;;) {
    const due = await listOverdueHolds(ctx.db, ctx.clock.now(), batch);
    const done = await forEachBooking(ctx, due, ({ id }) => expireOne(ctx, id));
    expired += done;
    if (due.length < batch || done === 0) return expired;
  }
};

/** Ends holds that have expired and rests that are over. Returns how many. */
export const freeOverdue = async (ctx: Context): Promise<number> =>
  (await expireHolds(ctx)) + (await freeRested(ctx));

export const doExpireHolds = async (ctx: Context): Promise<void> => {
  await freeOverdue(ctx);
  await forgetLostHolds(ctx);
};

/** Reads; if the result shows expired holds, ends them and reads again, until there are none. */
export const readWithoutOverdue = async <T>(
  ctx: Context,
  read: () => Promise<T>,
  overdueOf: (found: T) => readonly string[],
): Promise<T> => {
  for (;;) {
    const found = await read();
    const overdue = overdueOf(found);
    if (overdue.length === 0) return found;
    for (const id of overdue) await expireOne(ctx, id);
  }
};

/** Thrown when expired holds that are not ended yet stand in the way of a booking. */
export class OverdueHoldsError extends Error {
  readonly ids: readonly string[];

  constructor(ids: readonly string[]) {
    super('Holds have run out that nobody has ended yet');
    this.name = 'OverdueHoldsError';
    this.ids = ids;
  }
}

/** Ends the holds named by OverdueHoldsError and retries `work`. */
export const endingOverdue = async <T>(ctx: Context, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OverdueHoldsError)) throw error;
      for (const id of error.ids) await expireOne(ctx, id);
    }
  }
};

/** Ends expired holds while reading, in case the job has not run yet. */
export const readCurrent = <T>(
  ctx: Context,
  read: () => Promise<T>,
  rowsOf: (found: T) => readonly Pick<BookingRow, 'id' | 'hold_until'>[],
): Promise<T> =>
  readWithoutOverdue(ctx, read, (found) =>
    rowsOf(found)
      .filter((row) => isOverdue(row, ctx.clock.now()))
      .map(({ id }) => id),
  );
