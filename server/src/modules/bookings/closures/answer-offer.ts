import type { Offer } from '#contract/bookings/offers.ts';
import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { findBooking, updateBooking } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import { type BookingRow, isOverdue } from '../booking/booking-row.ts';
import { freeForDisplaced } from '../booking/closure-offers.ts';
import { dropPendingChange } from '../booking/end-booking.ts';
import { lockBookingAndSlots } from '../booking/lock-booking.ts';
import { tellDriver } from '../booking/tell-driver.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';
import { endOffer, findOffer, findOfferBySecret, type OfferRow } from './offers.queries.ts';

const getOpenOffer = async (
  ctx: TrxContext,
  booking: BookingRow,
): Promise<OfferRow & { readonly end: Temporal.Instant }> => {
  const offer = booking.offer_id === null ? undefined : await findOffer(ctx.db, booking.offer_id);
  if (!offer || booking.pending_end === null || isOverdue(booking, ctx.clock.now()))
    throw new AppError('OFFER_OVER');
  return { ...offer, end: booking.pending_end };
};

/**
 * Counts neither towards `maxEdits` nor against the deadline of edits, because the checkpoint had moved the booking.
 */
const take = async (ctx: TrxContext, id: string, by: 'DRIVER' | undefined): Promise<BookingRow> => {
  const booking = await lockBookingAndSlots(ctx, id);
  const offer = await getOpenOffer(ctx, booking);
  await freeForDisplaced(ctx, offer.closure_id, booking.slot_at, booking.has_priority);
  const moved = await updateBooking(ctx.db, id, {
    status: 'BOOKED',
    slot_at: offer.slot_at,
    slot_end: offer.end,
    pending_at: null,
    pending_end: null,
    hold_until: null,
    offer_id: null,
    shifted: false,
    moved: null,
  });
  await endOffer(ctx.db, offer.id, 'taken_at', ctx.clock.now());
  await recordEvent(ctx, 'OFFER_TAKEN', booking, moved, { reason: null, reasons: null, ...(by && { by }) });
  await tellDriver(ctx, moved, { template: 'booking-moved', from: booking.slot_at });
  return moved;
};

export const takeOffer = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  await getVisibleBooking(ctx, id);
  return take(ctx, id, undefined);
};

export const refuseOffer = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  await getVisibleBooking(ctx, id);
  const booking = await lockBookingAndSlots(ctx, id);
  const offer = await getOpenOffer(ctx, booking);
  await endOffer(ctx.db, offer.id, 'refused_at', ctx.clock.now());
  return dropPendingChange(ctx, booking);
};

const stateOf = (ctx: Pick<Context, 'clock'>, offer: OfferRow, booking: BookingRow): Offer['state'] => {
  if (offer.taken_at) return 'TAKEN';
  return booking.offer_id === offer.id && !isOverdue(booking, ctx.clock.now()) ? 'OPEN' : 'OVER';
};

const shownHours = 24;

/** Public: the secret is the only protection, and it shows nothing a day later. */
export const getOffer = async (ctx: Context, secret: string): Promise<Offer> => {
  const offer = await findOfferBySecret(ctx.db, secret);
  const booking = offer && (await findBooking(ctx.db, offer.booking_id));
  if (!offer || !booking || ctx.clock.now().since(offer.until_at).total('hours') >= shownHours)
    throw new AppError('NOT_FOUND');
  return {
    state: stateOf(ctx, offer, booking),
    formattedBookingNumber: booking.number,
    vehicleRegistrationPlate: booking.plate,
    dateBooked: wireInstant(ctx, booking.slot_at),
    offered: wireInstant(ctx, offer.slot_at),
    until: wireInstant(ctx, offer.until_at),
  };
};

/** One tap on the message's link. Taken once, it only shows what became of it. */
export const takeOfferBySecret = async (ctx: Context, secret: string): Promise<Offer> => {
  const offer = await findOfferBySecret(ctx.db, secret);
  if (!offer) throw new AppError('NOT_FOUND');
  await inTransaction(ctx, async (trx) => {
    const booking = await lockBookingAndSlots(trx, offer.booking_id);
    if (booking.offer_id !== offer.id) throw new AppError('OFFER_OVER');
    await take(trx, offer.booking_id, 'DRIVER');
  });
  return getOffer(ctx, secret);
};
