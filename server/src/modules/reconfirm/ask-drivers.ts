import type { BookingParams } from '#contract/params/booking-params.ts';
import { type Context, inTransaction } from '../../platform/context/context.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { findPlacedAt } from '../bookings/arrival/arrival.queries.ts';
import { lockBookings } from '../bookings/booking/booking.queries.ts';
import { recordEvent } from '../bookings/booking/booking-events.ts';
import { forEachBooking } from '../bookings/booking/for-each-booking.ts';
import { tellContacts } from '../bookings/booking/tell-driver.ts';
import { getBookingParams } from '../system-params/get-booking-params.ts';
import { findComing, listUnanswered, noteQuestion } from './coming.queries.ts';
import { answerHours, isToBeAsked, longestHours } from './question-times.ts';
import { contactsOf, makeLink } from './telling/tell-with-link.ts';

export const askDriversJob = defineJob<Record<string, never>>('ask-drivers', { retryLimit: 0 });

const later = (a: Temporal.Instant, b: Temporal.Instant | null | undefined) =>
  b && Temporal.Instant.compare(b, a) > 0 ? b : a;

/**
 * Asks one driver in a transaction of its own. It checks again under the lock, because another instance may just
 * have asked.
 */
const ask = (ctx: Context, seenId: string, { reconfirm }: BookingParams) =>
  inTransaction({ ...ctx, actor: null }, async (trx) => {
    const [booking] = await lockBookings(trx.db, [seenId]);
    if (booking?.status !== 'BOOKED') return false;
    const now = trx.clock.now();
    const coming = await findComing(trx.db, booking);
    const placedAt = later(
      later(booking.created_at, booking.confirmed_at),
      await findPlacedAt(trx.db, booking.id),
    );
    const booked = { slot_at: booking.slot_at, placedAt, askedAt: coming?.asked_at ?? null };
    if (coming?.answer || coming?.reclaimed_at) return false;
    if (!isToBeAsked(booked, reconfirm, now, trx.config.timeZone)) return false;
    await noteQuestion(trx.db, booking, now);
    const until = booking.slot_at.subtract({ hours: reconfirm.reclaimHours });
    const { account, proven, driver } = await contactsOf(trx, booking);
    if (proven.length > 0)
      await tellContacts(trx, { account, contacts: proven }, booking, {
        template: 'booking-coming',
        coming: await makeLink(trx, booking, { onlyYes: false }),
        until,
      });
    if (driver)
      await tellContacts(trx, { account: undefined, contacts: [driver] }, booking, {
        template: 'booking-coming-driver',
        coming: await makeLink(trx, booking, { onlyYes: true }),
        until,
      });
    await recordEvent(trx, 'COMING_ASKED', booking, booking);
    return true;
  });

export const askDrivers = async (ctx: Context): Promise<number> => {
  const params = await getBookingParams(ctx);
  const { enabled, reclaimHours } = params.reconfirm;
  if (!enabled) return 0;
  const now = ctx.clock.now();
  const { timeZone } = ctx.config;
  const booked = await listUnanswered(ctx.db, {
    from: now.add({ hours: reclaimHours + answerHours }).subtract({ seconds: 1 }),
    to: now.add({ hours: longestHours(params.reconfirm) }),
  });
  const due = booked.filter(({ slot_at, asked_at, placed_at }) =>
    isToBeAsked({ slot_at, placedAt: placed_at, askedAt: asked_at }, params.reconfirm, now, timeZone),
  );
  return forEachBooking(ctx, due, ({ id }) => ask(ctx, id, params));
};
