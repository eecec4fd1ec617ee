import type { BookingParams } from '#contract/params/booking-params.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { say } from '../../../platform/words/words.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { arrivalWindow } from '../arrival/arrival-window.ts';
import { noteAlive } from '../arrival/note-alive.ts';
import { listDueBookings, lockAccountAndPlate } from '../booking/booking.queries.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { endBooking } from '../booking/end-booking.ts';
import { forEachBooking } from '../booking/for-each-booking.ts';
import { lockBookingAndSlots } from '../booking/lock-booking.ts';
import { tellDriver } from '../booking/tell-driver.ts';
import { strike } from './strike.ts';

export const noShowsJob = defineJob<Record<string, never>>('no-shows', { retryLimit: 0 });

const batch = 1000;

/** Uses a transaction for each booking and checks again under the lock, as the truck may just have arrived. */
const judge = (ctx: Context, seen: BookingRow, params: BookingParams) =>
  inTransaction({ ...ctx, actor: null }, async (trx) => {
    const now = trx.clock.now();
    await lockAccountAndPlate(trx.db, seen.account_id, seen.plate_key);
    const booking = await lockBookingAndSlots(trx, seen.id);
    if (booking.status !== 'BOOKED') return false;
    const { to: at } = await arrivalWindow(trx, booking, params);
    if (Temporal.Instant.compare(at, now) > 0) return false;
    const since = booking.slot_at.subtract({ minutes: params.arrivalEarlyMinutes });
    const ended = await endBooking(trx, booking, 'NO_SHOW');
    if (!(await strike(trx, { booking, at, since }, 'NO_SHOW', params)))
      await tellDriver(trx, ended, {
        template: 'booking-canceled',
        reason: say(ended.language, 'cancellations.NO_SHOW'),
      });
    return true;
  });

/** Cancels unused bookings, so that a truck cannot keep places it does not come for. */
export const cancelNoShows = async (ctx: Context): Promise<number> => {
  await noteAlive(ctx);
  const params = await getBookingParams(ctx);
  const before = ctx.clock.now().subtract({ minutes: params.noShowGraceMinutes });
  const due = await listDueBookings(ctx.db, before, batch);
  return forEachBooking(ctx, due, (booking) => judge(ctx, booking, params));
};
