import { randomBytes } from 'node:crypto';
import type { OfferKind } from '#contract/bookings/bookings.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { sha256 } from '../../../platform/secrets/sha256.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { findSlot, lockSlots, takePlace } from '../../slots/places.queries.ts';
import { releaseFor } from '../../slots/resting/take-resting.queries.ts';
import { updateBooking } from '../booking/booking.queries.ts';
import { createdEvent, recordEvent } from '../booking/booking-events.ts';
import type { BookingRow } from '../booking/booking-row.ts';
import { attachToBooking } from '../booking/documents/booking-documents.ts';
import { insertOffer } from '../booking/offers/offers.queries.ts';
import { type TruckRow, truckOf } from '../booking/truck-columns.ts';
import { insertBookings, type NewBooking } from '../create/insert-bookings.queries.ts';

/**
 * A place, and until when it is held for the driver to whom it is offered. `until` null: the driver gets the
 * place at once.
 */
export type OfferedPlace = {
  /** Id of the resting place. Null: the slot has a free place that is not on sale yet. */
  readonly restingId: string | null;
  readonly placeId: string | null;
  readonly start: Temporal.Instant;
  readonly until: Temporal.Instant | null;
};

/** What makes the offer, and the closure, entry or application for which it is made. */
export type OfferCause =
  | { readonly kind: 'CLOSURE'; readonly closureId: string }
  | { readonly kind: Exclude<OfferKind, 'CLOSURE'>; readonly aboutId: string };

export type MadeOffer = {
  readonly made: 'offered';
  readonly booking: BookingRow;
  /** Address where the place is taken by one tap. */
  readonly link: string;
};

/**
 * Nothing was changed: 'gone' means that the place was taken meanwhile, 'unsuitable' that the truck may not have
 * a place of this kind.
 */
export type Offering = MadeOffer | { readonly made: 'gone' | 'unsuitable' };

const linkOf = ({ config }: TrxContext, secret: string) =>
  `${config.publicUrl.replace(/\/+$/, '')}/offer/${secret}`;

const record = async (
  ctx: TrxContext,
  id: string,
  cause: OfferCause,
  { placeId, start, until }: OfferedPlace,
  bookingId: string,
): Promise<string> => {
  const secret = randomBytes(16).toString('base64url');
  const now = ctx.clock.now();
  await insertOffer(ctx.db, {
    id,
    kind: cause.kind,
    ...(cause.kind === 'CLOSURE' ? { closure_id: cause.closureId } : { about_id: cause.aboutId }),
    booking_id: bookingId,
    slot_at: start,
    place_id: placeId,
    secret_hash: sha256(secret),
    made_at: now,
    until_at: until ?? now,
    taken_at: until === null ? now : null,
  });
  return linkOf(ctx, secret);
};

const toBooking = (
  ctx: TrxContext,
  truck: TruckRow,
  { start, until }: OfferedPlace,
  offerId: string,
): NewBooking => {
  const now = ctx.clock.now();
  return {
    id: uuidv7(ctx.clock),
    status: until === null ? 'BOOKED' : 'WAITING_FOR_CONFIRMATION',
    slot_at: start,
    ...truckOf(truck),
    unlimited_edits: false,
    confirmation_id: null,
    hold_until: until,
    offer_id: until === null ? null : offerId,
    confirmed_at: until === null ? now : null,
    created_at: now,
  };
};

/** Makes a booking by the system that holds the place. Account and plate must be locked, and the rules checked. */
export const offerPlace = async (
  ctx: TrxContext,
  cause: OfferCause,
  place: OfferedPlace,
  truck: TruckRow,
  documents: readonly string[],
): Promise<Offering> => {
  await lockSlots(ctx.db, [place.start]);
  const released = await releaseFor(ctx.db, place.restingId, truck.has_priority);
  if (released !== 'released') return { made: released };
  const id = uuidv7(ctx.clock);
  const row = toBooking(ctx, truck, place, id);
  const event = createdEvent({ ...ctx, actor: null }, row, documents);
  const [booking] = await insertBookings(ctx.db, [{ booking: row, code: null, event }]);
  if (!booking && place.restingId === null) return { made: 'gone' };
  if (!booking) throw new Error(`The place that was just freed at ${place.start} cannot be taken`);
  await attachToBooking(ctx, booking, documents);
  return { made: 'offered', booking, link: await record(ctx, id, cause, place, booking.id) };
};

const movedNow = ({ start }: OfferedPlace, end: Temporal.Instant) => ({
  slot_at: start,
  slot_end: end,
  shifted: false,
  moved: null,
});

const heldBeside = ({ start, until }: OfferedPlace, end: Temporal.Instant, offerId: string) => ({
  status: 'WAITING_FOR_CHANGES_CONFIRMATION' as const,
  pending_at: start,
  pending_end: end,
  hold_until: until,
  confirmation_id: null,
  offer_id: offerId,
});

/**
 * Makes a pending change by the system, or changes the booking at once if `until` is null. The booking, its slot
 * and the place's slot must be locked. After a change at once the caller frees the place that the booking has
 * left.
 */
export const offerChange = async (
  ctx: TrxContext,
  cause: OfferCause,
  place: OfferedPlace,
  booking: BookingRow,
): Promise<Offering> => {
  const slot = await findSlot(ctx.db, place.start);
  if (!slot) return { made: 'gone' };
  const released = await releaseFor(ctx.db, place.restingId, booking.has_priority);
  if (released !== 'released') return { made: released };
  if (!(await takePlace(ctx.db, place.start, booking.has_priority)))
    throw new Error(`The place that was just freed at ${place.start} cannot be taken`);
  const id = uuidv7(ctx.clock);
  const link = await record(ctx, id, cause, place, booking.id);
  const changes = place.until === null ? movedNow(place, slot.end_at) : heldBeside(place, slot.end_at, id);
  const offered = await updateBooking(ctx.db, booking.id, changes);
  const bySystem = { ...ctx, actor: null };
  await recordEvent(bySystem, place.until === null ? 'OFFER_TAKEN' : 'OFFERED', booking, offered);
  return { made: 'offered', booking: offered, link };
};
