import type { TrxContext } from '../../../../platform/context/context.ts';
import { defineJob } from '../../../../platform/jobs/job.ts';
import { uuidv7 } from '../../../../platform/time/ids.ts';
import { freePlace } from '../../../slots/resting/free-place.ts';
import { restPlace } from '../../../slots/resting/resting.queries.ts';
import { getBookingParams } from '../../../system-params/get-booking-params.ts';
import type { BookingRow } from '../booking-row.ts';
import { findOffer } from './offers.queries.ts';

/** Offers the places that rest for a closure to those whom it moved. */
export const offerPlacesJob = defineJob<{ readonly closureId: string }>('offer-places');

/** Keeps the place for the next booking that the closure moved, if enough time is left to offer it; else frees it. */
export const freeForDisplaced = async (
  ctx: TrxContext,
  closureId: string,
  start: Temporal.Instant,
  priority: boolean,
): Promise<string | undefined> => {
  const until = start.subtract({ minutes: (await getBookingParams(ctx)).bookingLeadMinutes });
  const rests =
    Temporal.Instant.compare(until, ctx.clock.now()) > 0 &&
    (await restPlace(ctx.db, { id: uuidv7(ctx.clock), start, priority, until, closureId }));
  if (!rests) return freePlace(ctx, start, priority);
  // Enqueued without `heldBy`, so that the offer does not wait until the act that freed the place is final.
  await ctx.jobs.enqueue({ db: ctx.db }, offerPlacesJob, { closureId });
  return undefined;
};

type Holding = Pick<BookingRow, 'status' | 'slot_at' | 'pending_at' | 'has_priority' | 'offer_id'>;

/** A place that was offered goes to the next one of those to whom such places are offered. */
const freeOffered = async (
  ctx: TrxContext,
  booking: Holding,
  start: Temporal.Instant,
): Promise<string | undefined> => {
  const { has_priority, offer_id } = booking;
  const offer = offer_id === null ? undefined : await findOffer(ctx.db, offer_id);
  if (offer?.closure_id) return freeForDisplaced(ctx, offer.closure_id, start, has_priority);
  return freePlace(ctx, start, has_priority, offer?.place_id);
};

/** Gives the place of a pending change back. */
export const freePending = async (ctx: TrxContext, booking: Holding): Promise<void> => {
  if (booking.pending_at !== null) await freeOffered(ctx, booking, booking.pending_at);
};

/** Returns the id of the place that the booking's slot got back; undefined if it is kept for those a closure moved. */
export const freePlacesOf = async (ctx: TrxContext, booking: Holding): Promise<string | undefined> => {
  if (booking.pending_at === null) return freeOffered(ctx, booking, booking.slot_at);
  const placeId = await freePlace(ctx, booking.slot_at, booking.has_priority);
  await freePending(ctx, booking);
  return placeId;
};
