import { type Context, inTransaction, type TrxContext } from '../../../platform/context.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findBooking } from '../booking/booking.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { tellDriver } from '../booking/tell-driver.ts';

type Told = { readonly id: string; readonly from: string; readonly messageId: string };

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
  const told = changes.map(({ before }) => ({
    id: before.id,
    from: before.slot_at.toString(),
    messageId: uuidv7(ctx.clock),
  }));
  for (let start = 0; start < told.length; start += batch)
    await ctx.jobs.enqueue(ctx, tellShiftedJob, { bookings: told.slice(start, start + batch), reason });
};

/** The shift has named each message, so that a job that is done again tells nobody twice. */
export const doTellShifted = async (
  ctx: Context,
  { bookings, reason }: { readonly bookings: readonly Told[]; readonly reason: string },
): Promise<void> => {
  await inTransaction(ctx, async (trx) => {
    for (const { id, from, messageId } of bookings) {
      const booking = await findBooking(trx.db, id);
      if (!booking || booking.status === 'CANCELED') continue;
      const news = { template: 'booking-shifted', from: Temporal.Instant.from(from), reason } as const;
      await tellDriver(trx, booking, news, messageId);
    }
  });
};
