import { type Context, inTransaction, type TrxContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findBooking, moveLastBooked } from '../booking.queries.ts';
import type { BookingRow } from '../booking-row.ts';
import { tellDriver } from '../tell-driver.ts';

type Told = { readonly id: string; readonly from: string };

export const tellShiftedJob = defineJob<{ readonly bookings: readonly Told[]; readonly reason: string }>(
  'tell-shifted',
);

const batch = 50;

/** Hundreds of messages would keep every slot locked for a second: the shift only writes down whom to tell. */
export const tellShifted = async (
  ctx: TrxContext,
  changes: readonly { readonly before: BookingRow; readonly after: BookingRow }[],
  reason: string,
): Promise<void> => {
  const told = changes.map(({ before }) => ({ id: before.id, from: before.slot_at.toString() }));
  for (let start = 0; start < told.length; start += batch)
    await ctx.jobs.enqueue(ctx, tellShiftedJob, { bookings: told.slice(start, start + batch), reason });
};

/** All of a batch or none, so that a job that is tried again tells nobody twice. */
export const doTellShifted = async (
  ctx: Context,
  { bookings, reason }: { readonly bookings: readonly Told[]; readonly reason: string },
): Promise<void> => {
  // Each for itself: whoever holds several trucks at once would be out of the order of locks.
  for (const { id, from } of bookings) await moveLastBooked(ctx.db, id, Temporal.Instant.from(from));
  await inTransaction(ctx, async (trx) => {
    for (const { id, from } of bookings) {
      const booking = await findBooking(trx.db, id);
      if (!booking || booking.status === 'CANCELED') continue;
      await tellDriver(trx, booking, {
        template: 'booking-shifted',
        from: Temporal.Instant.from(from),
        reason,
      });
    }
  });
};
