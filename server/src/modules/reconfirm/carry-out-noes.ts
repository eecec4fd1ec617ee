import { expectedStatuses, isOneOf } from '#contract/bookings/booking-status.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { findBooking, lockAccountAndPlate } from '../bookings/booking/booking.queries.ts';
import { endBooking } from '../bookings/booking/end-booking.ts';
import { forEachBooking } from '../bookings/booking/for-each-booking.ts';
import { lockCurrentBooking } from '../bookings/booking/lock-booking.ts';
import { noReason } from '../bookings/booking/stored-reason.ts';
import { strikeLateCancel } from '../bookings/passage/strike.ts';
import { findComing, listDueNoes } from './coming.queries.ts';

export const carryOutNoesJob = defineJob<Record<string, never>>('carry-out-noes', { retryLimit: 0 });

/**
 * Cancels for the driver. The lateness is judged by the moment of his no, so the ten minutes do not count
 * against him.
 */
const carryOut = (ctx: Context, id: string) =>
  inTransaction({ ...ctx, actor: null }, async (trx) => {
    const seen = await findBooking(trx.db, id);
    if (!seen) return false;
    await lockAccountAndPlate(trx.db, seen.account_id, seen.plate_key);
    const booking = await lockCurrentBooking(trx, id);
    const coming = await findComing(trx.db, booking);
    if (!coming?.no_at || !coming.answered_at || !isOneOf(expectedStatuses, booking.status)) return false;
    if (Temporal.Instant.compare(coming.no_at, trx.clock.now()) > 0) return false;
    await endBooking(trx, booking, 'DRIVER', { ...noReason, by: 'DRIVER' });
    await strikeLateCancel(trx, booking, coming.answered_at);
    return true;
  });

export const carryOutNoes = async (ctx: Context): Promise<number> =>
  forEachBooking(ctx, await listDueNoes(ctx.db, ctx.clock.now()), ({ id }) => carryOut(ctx, id));
