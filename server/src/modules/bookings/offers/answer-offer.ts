import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { freePlace } from '../../slots/resting/free-place.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { arrivalWords } from '../arrival/arrival-words.ts';
import { findBooking, updateBooking } from '../booking/booking.queries.ts';
import { recordEvent } from '../booking/booking-events.ts';
import { type BookingRow, isOverdue } from '../booking/booking-row.ts';
import { dropPendingChange, endBooking } from '../booking/end-booking.ts';
import { lockBookingAndSlots } from '../booking/lock-booking.ts';
import { freeForDisplaced } from '../booking/offers/free-offered.ts';
import { endOfferOf } from '../booking/offers/offer-ended.ts';
import { findOffer, findOfferBySecret, type OfferRow } from '../booking/offers/offers.queries.ts';
import { tellDriver } from '../booking/tell-driver.ts';
import { getVisibleBooking } from '../booking/visible-booking.ts';
import { lockAndClaimPlate } from '../hold/claim-plate.ts';

type By = 'DRIVER' | undefined;

const getOpenOffer = async (ctx: TrxContext, booking: BookingRow): Promise<OfferRow> => {
  const offer = booking.offer_id === null ? undefined : await findOffer(ctx.db, booking.offer_id);
  if (!offer || isOverdue(booking, ctx.clock.now())) throw new AppError('OFFER_OVER');
  return offer;
};

/** If the offer made the booking, taking it claims the plate, as confirming a booking by code does. */
const lockOffered = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  const seen = await findBooking(ctx.db, id);
  return seen?.status === 'WAITING_FOR_CONFIRMATION' && seen.offer_id !== null
    ? lockAndClaimPlate(ctx, id)
    : lockBookingAndSlots(ctx, id);
};

/**
 * The change counts neither towards `maxEdits` nor against the deadline of edits, because the checkpoint
 * proposes it.
 */
const changesOf = ({ pending_at, pending_end }: BookingRow, now: Temporal.Instant) =>
  pending_at === null || pending_end === null
    ? { confirmed_at: now }
    : { slot_at: pending_at, slot_end: pending_end, shifted: false, moved: null };

const freeLeft = async (ctx: TrxContext, { closure_id }: OfferRow, booking: BookingRow): Promise<void> => {
  if (booking.pending_at === null) return;
  if (closure_id === null) await freePlace(ctx, booking.slot_at, booking.has_priority);
  else await freeForDisplaced(ctx, closure_id, booking.slot_at, booking.has_priority);
};

const take = async (ctx: TrxContext, booking: BookingRow, by: By): Promise<BookingRow> => {
  const offer = await getOpenOffer(ctx, booking);
  await freeLeft(ctx, offer, booking);
  const taken = await updateBooking(ctx.db, booking.id, {
    ...changesOf(booking, ctx.clock.now()),
    status: 'BOOKED',
    pending_at: null,
    pending_end: null,
    hold_until: null,
    offer_id: null,
  });
  await recordEvent(ctx, 'OFFER_TAKEN', booking, taken, { reason: null, reasons: null, ...(by && { by }) });
  await endOfferOf(ctx, booking, taken, 'TAKEN');
  await tellDriver(
    ctx,
    taken,
    booking.pending_at === null
      ? {
          template: 'booking-confirmed',
          ...(await arrivalWords(ctx, taken, await getBookingParams(ctx))),
        }
      : { template: 'booking-moved', from: booking.slot_at },
  );
  return taken;
};

export const takeOffer = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  await getVisibleBooking(ctx, id);
  return take(ctx, await lockOffered(ctx, id), undefined);
};

/** A booking keeps the time that it had before the offer. A booking that only held the offered place ends. */
export const refuseOffer = async (ctx: TrxContext, id: string): Promise<BookingRow> => {
  await getVisibleBooking(ctx, id);
  const booking = await lockBookingAndSlots(ctx, id);
  await getOpenOffer(ctx, booking);
  return booking.pending_at === null
    ? endBooking(ctx, booking, 'DRIVER')
    : dropPendingChange(ctx, booking, 'REFUSED');
};

/** Takes the offer with the secret from the link in a message, without signing in. */
export const takeBySecret = async (ctx: Context, secret: string): Promise<void> => {
  const offer = await findOfferBySecret(ctx.db, secret);
  if (!offer) throw new AppError('NOT_FOUND');
  await inTransaction(ctx, async (trx) => {
    const booking = await lockOffered(trx, offer.booking_id);
    if (booking.offer_id !== offer.id) throw new AppError('OFFER_OVER');
    await take(trx, booking, 'DRIVER');
  });
};
