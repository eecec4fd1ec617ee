import type { Offer } from '#contract/bookings/offers.ts';
import type { Context } from '../../../platform/context/context.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { wireInstant } from '../../slots/checkpoint-time.ts';
import { findSlot } from '../../slots/places.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { arrivalWindow } from '../arrival/arrival-window.ts';
import { findBooking } from '../booking/booking.queries.ts';
import { type BookingRow, isOverdue } from '../booking/booking-row.ts';
import { findOfferBySecret, type OfferRow } from '../booking/offers/offers.queries.ts';
import { takeBySecret } from './answer-offer.ts';

const stateOf = (ctx: Pick<Context, 'clock'>, offer: OfferRow, booking: BookingRow): Offer['state'] => {
  if (offer.taken_at) return 'TAKEN';
  return booking.offer_id === offer.id && !isOverdue(booking, ctx.clock.now()) ? 'OPEN' : 'OVER';
};

/** The offered time. While the offer is open its booking tells it, because a shift may have moved the held place. */
const offeredAt = (state: Offer['state'], offer: OfferRow, { pending_at, slot_at }: BookingRow) =>
  state === 'OPEN' ? (pending_at ?? slot_at) : offer.slot_at;

const hasPresentTime = ({ status }: BookingRow) =>
  status !== 'WAITING_FOR_CONFIRMATION' && status !== 'CANCELED';

const arrivalAt = async (ctx: Context, booking: BookingRow, start: Temporal.Instant) => {
  const slot = await findSlot(ctx.db, start);
  const end = slot?.end_at ?? start.add({ hours: 1 });
  const now = ctx.clock.now();
  const booked = { id: booking.id, slot_at: start, slot_end: end, confirmed_at: now, placedAt: now };
  const { from, onTimeUntil } = await arrivalWindow(ctx, booked, await getBookingParams(ctx));
  return { from: wireInstant(ctx, from), until: wireInstant(ctx, onTimeUntil) };
};

const shownHours = 24;

/**
 * Anybody may call this with the secret, which is the only protection. So nothing is shown later than a day
 * after the offer's end.
 */
export const getOffer = async (ctx: Context, secret: string): Promise<Offer> => {
  const offer = await findOfferBySecret(ctx.db, secret);
  const booking = offer && (await findBooking(ctx.db, offer.booking_id));
  if (!offer || !booking || ctx.clock.now().since(offer.until_at).total('hours') >= shownHours)
    throw new AppError('NOT_FOUND');
  const state = stateOf(ctx, offer, booking);
  const offered = offeredAt(state, offer, booking);
  return {
    kind: offer.kind,
    state,
    formattedBookingNumber: booking.number,
    vehicleRegistrationPlate: booking.plate,
    vehicleModel: booking.model,
    ...(hasPresentTime(booking) && { dateBooked: wireInstant(ctx, booking.slot_at) }),
    offered: wireInstant(ctx, offered),
    until: wireInstant(ctx, offer.until_at),
    arrival: await arrivalAt(ctx, booking, offered),
  };
};

/** Takes the offer and returns what became of it. A second call with the same secret is refused. */
export const takeOfferBySecret = async (ctx: Context, secret: string): Promise<Offer> => {
  await takeBySecret(ctx, secret);
  return getOffer(ctx, secret);
};
