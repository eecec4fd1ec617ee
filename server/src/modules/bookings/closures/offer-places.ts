import { type Context, inTransaction, type TrxContext } from '../../../platform/context/context.ts';
import { lockSlots } from '../../slots/places.queries.ts';
import { listRestingOfClosure, type PlaceOfClosure } from '../../slots/resting/closure-places.queries.ts';
import { handOverPlaces } from '../../slots/resting/hand-over.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { lockBookingAndSlots } from '../booking/lock-booking.ts';
import { tellEverywhere } from '../booking/tell-driver.ts';
import { offerChange } from '../offers/make-offer.ts';
import { type Displaced, listDisplaced } from './displaced.queries.ts';

const answerMinutes = 30;

const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b);

type Match = { readonly place: PlaceOfClosure; readonly booking: Displaced };

/**
 * An earlier place suits if it was not offered to the booking before. Only priority cargo may have a place of
 * the reserve.
 */
const suits = ({ place, booking }: Match) =>
  Temporal.Instant.compare(place.slot_at, booking.slot_at) < 0 &&
  (booking.has_priority || !place.priority) &&
  !booking.offered.some((slot) => Temporal.Instant.from(slot).equals(place.slot_at));

/** Gives each place to the first suitable booking, in the order in which they stood before the closure. */
const match = (places: readonly PlaceOfClosure[], displaced: readonly Displaced[]) => {
  const waiting = [...displaced];
  const matches: Match[] = [];
  const unwanted: PlaceOfClosure[] = [];
  for (const place of places) {
    const next = waiting.findIndex((booking) => suits({ place, booking }));
    const [booking] = next < 0 ? [] : waiting.splice(next, 1);
    if (booking) matches.push({ place, booking });
    else unwanted.push(place);
  }
  return { matches, unwanted };
};

/** Offers the place as a pending change that needs no code. Does nothing if place or booking have changed meanwhile. */
const offerOne = async (
  ctx: TrxContext,
  closureId: string,
  { place, booking: { id: bookingId } }: Match,
): Promise<void> => {
  const { bookingLeadMinutes } = await getBookingParams(ctx);
  const now = ctx.clock.now();
  const until = earlier(
    now.add({ minutes: answerMinutes }),
    place.slot_at.subtract({ minutes: bookingLeadMinutes }),
  );
  const booking = await lockBookingAndSlots(ctx, bookingId, [place.slot_at]);
  const isFree = booking.status === 'BOOKED' && suits({ place, booking: { ...booking, offered: [] } });
  if (!isFree || Temporal.Instant.compare(until, now) <= 0) return;
  const offering = await offerChange(
    ctx,
    { kind: 'CLOSURE', closureId },
    { restingId: place.id, placeId: null, start: place.slot_at, until },
    booking,
  );
  if (offering.made !== 'offered') return;
  await tellEverywhere(ctx, offering.booking, {
    template: 'booking-offer',
    offered: place.slot_at,
    until,
    offer: offering.link,
  });
};

/** Gives up places that no moved booking wants. */
const giveUp = async (ctx: TrxContext, places: readonly PlaceOfClosure[]): Promise<void> => {
  await lockSlots(
    ctx.db,
    places.map(({ slot_at }) => slot_at),
  );
  await handOverPlaces(ctx, places);
};

const isWaiting = async (ctx: Context, closureId: string): Promise<boolean> => {
  const waiting = await ctx.db
    .selectFrom('closure_act')
    .select('id')
    .where('closure_id', '=', closureId)
    .where('released_at', 'is', null)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return waiting !== undefined;
};

/** Uses a transaction for each offer, so that no booking stays locked while others are offered places. */
export const offerPlaces = async (
  ctx: Context,
  { closureId }: { readonly closureId: string },
): Promise<void> => {
  // Nothing is offered while an act on the closure can be undone. Releasing a reopening enqueues this job again.
  if (await isWaiting(ctx, closureId)) return;
  const { bookingLeadMinutes } = await getBookingParams(ctx);
  const first = ctx.clock.now().add({ minutes: bookingLeadMinutes });
  const places = await listRestingOfClosure(ctx.db, closureId);
  const near = places.filter(({ slot_at }) => Temporal.Instant.compare(slot_at, first) <= 0);
  const far = places.filter((place) => !near.includes(place));
  const { matches, unwanted } = match(far, await listDisplaced(ctx.db, closureId));
  for (const one of matches) await inTransaction(ctx, (trx) => offerOne(trx, closureId, one));
  const left = [...near, ...unwanted];
  if (left.length > 0) await inTransaction(ctx, (trx) => giveUp(trx, left));
};
