import type { BookingParams } from '#contract/params/booking-params.ts';
import { type Context, inTransaction, type TrxContext } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { say } from '../../platform/words/words.ts';
import { findPlacedAt, listOutages } from '../bookings/arrival/arrival.queries.ts';
import { noteAlive } from '../bookings/arrival/note-alive.ts';
import type { BookingRow } from '../bookings/booking/booking-row.ts';
import { endBooking } from '../bookings/booking/end-booking.ts';
import { forEachBooking } from '../bookings/booking/for-each-booking.ts';
import { lockBookingAndSlots } from '../bookings/booking/lock-booking.ts';
import { tellContacts } from '../bookings/booking/tell-driver.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { findComing, findQuestionLeft, listSilent, updateComing } from './coming.queries.ts';
import { answerHours } from './question-times.ts';
import { contactsOf, makeLink } from './telling/tell-with-link.ts';

export const reclaimPlacesJob = defineJob<Record<string, never>>('reclaim-places', { retryLimit: 0 });

const isAfter = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) > 0;

/** Whether the driver was asked about this slot, the question reached him, and he had time to answer. */
const hadHisChance = async (ctx: TrxContext, booking: BookingRow): Promise<boolean> => {
  const coming = await findComing(ctx.db, booking);
  if (!coming || coming.answer !== null || coming.reclaimed_at !== null) return false;
  const placedAt = await findPlacedAt(ctx.db, booking.id);
  if (placedAt && isAfter(placedAt, coming.first_asked_at)) return false;
  const latest = ctx.clock.now().subtract({ hours: answerHours });
  const leftAt = await findQuestionLeft(ctx.db, coming);
  if (leftAt === undefined || isAfter(leftAt, latest)) return false;
  return (await listOutages(ctx.db, latest)).length === 0;
};

/** Tells the driver on the road too, but only the owner gets the link. */
const tellReclaimed = async (ctx: TrxContext, ended: BookingRow): Promise<void> => {
  const { account, proven, driver } = await contactsOf(ctx, ended);
  await tellContacts(ctx, { account, contacts: proven }, ended, {
    template: 'booking-reclaimed',
    coming: await makeLink(ctx, ended, { onlyYes: false }),
  });
  if (driver)
    await tellContacts(ctx, { account: undefined, contacts: [driver] }, ended, {
      template: 'booking-canceled',
      reason: say(ended.language, 'cancellations.NOT_RECONFIRMED'),
    });
};

/**
 * Reclaims one place in a transaction of its own. It checks again under the lock, because the driver may just
 * have answered.
 */
const reclaim = (ctx: Context, seenId: string, { reconfirm }: BookingParams) =>
  inTransaction({ ...ctx, actor: null }, async (trx) => {
    const booking = await lockBookingAndSlots(trx, seenId);
    const now = trx.clock.now();
    const due = booking.slot_at.subtract({ hours: reconfirm.reclaimHours });
    if (booking.status !== 'BOOKED' || isAfter(due, now) || !(await hadHisChance(trx, booking))) return false;
    const ended = await endBooking(trx, booking, 'NOT_RECONFIRMED');
    await updateComing(trx.db, booking, { reclaimed_at: now });
    await tellReclaimed(trx, ended);
    return true;
  });

/** Reclaims only while somebody else can still book the place, because later nobody would gain from it. */
export const reclaimPlaces = async (ctx: Context): Promise<number> => {
  const params = await getBookingParams(ctx);
  if (!params.reconfirm.enabled) return 0;
  await noteAlive(ctx);
  const now = ctx.clock.now();
  const silent = await listSilent(ctx.db, {
    from: now.add({ minutes: params.bookingLeadMinutes }),
    to: now.add({ hours: params.reconfirm.reclaimHours }),
  });
  return forEachBooking(ctx, silent, ({ id }) => reclaim(ctx, id, params));
};
