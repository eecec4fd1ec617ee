import type { TrxContext } from '../../../platform/context/context.ts';
import type { BookingEnded } from '../../bookings/booking/end-booking.ts';
import type { EndedOffer } from '../../bookings/booking/offers/offer-ended.ts';
import { noteGivenBack } from '../../bookings/booking/offers/offers.queries.ts';
import type { FreedPlace } from '../../slots/resting/free-place.ts';
import { endOfNight } from '../../slots/resting/night.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { endEntry } from '../entry/end-entry.ts';
import {
  type EntryRow,
  findEntry,
  findEntryOfBooking,
  findOpenOfPlate,
  updateEntry,
} from '../entry/entries.queries.ts';
import { lookSoon, lookWhenOffered } from './look-soon.ts';

/** Moves the entry behind the others of its day, or ends it when it has missed too many offers. */
const countMissed = async (ctx: TrxContext, entry: EntryRow): Promise<void> => {
  const { waitingList } = await getBookingParams(ctx);
  const missed = entry.missed_offers + 1;
  if (missed >= waitingList.missedOffers) await endEntry(ctx, entry, 'MISSED_OFFERS', missed);
  else await waitAgain(ctx, entry, missed);
};

const waitAgain = async (ctx: TrxContext, entry: EntryRow, missed = entry.missed_offers): Promise<void> => {
  await updateEntry(ctx.db, entry, {
    state: 'WAITING',
    booking_id: null,
    give_back_until: null,
    missed_offers: missed,
    changed_at: ctx.clock.now(),
  });
  await lookSoon(ctx);
};

/**
 * True if it is night and the entry gets no offers at night. Then an offer that was made in the evening may run
 * out without being counted as missed.
 */
const isAsleep = (ctx: TrxContext, { night_offers }: EntryRow): boolean =>
  !night_offers && endOfNight(ctx, ctx.clock.now()) !== undefined;

/** Updates the entry when its offer was taken, refused or dropped, or has run out. */
export const followOffer = async (ctx: TrxContext, { offer, how, booking }: EndedOffer): Promise<void> => {
  const entry =
    offer.kind === 'WAITING_LIST' && offer.about_id !== null
      ? await findEntry(ctx.db, offer.about_id)
      : undefined;
  if (!entry) return;
  if (how === 'TAKEN' && (entry.state === 'OFFERED' || entry.state === 'WAITING'))
    await updateEntry(ctx.db, entry, {
      state: 'TAKEN',
      booking_id: booking.id,
      changed_at: ctx.clock.now(),
    });
  if (how === 'TAKEN' || entry.state !== 'OFFERED' || entry.booking_id !== booking.id) return;
  if (how === 'LAPSED' && !isAsleep(ctx, entry)) await countMissed(ctx, entry);
  else await waitAgain(ctx, entry);
};

/**
 * For some time a driver may give back a place that was booked without asking him. Then his entry waits again,
 * with one more missed offer.
 */
export const followGiveBack = async (
  ctx: TrxContext,
  { booking, code, freedPlaceId }: BookingEnded,
): Promise<void> => {
  const entry = code === 'DRIVER' ? await findEntryOfBooking(ctx.db, booking.id) : undefined;
  const until = entry?.give_back_until;
  if (!entry || !until || Temporal.Instant.compare(ctx.clock.now(), until) > 0) return;
  if (freedPlaceId)
    await noteGivenBack(ctx.db, { bookingId: booking.id, start: booking.slot_at, placeId: freedPlaceId });
  if (!(await findOpenOfPlate(ctx.db, entry.plate_key))) await countMissed(ctx, entry);
};

/** Counts each freed place once, however often it is freed again. */
export const followFreedPlace = async (ctx: TrxContext, place: FreedPlace): Promise<void> => {
  await ctx.db
    .insertInto('freed_place')
    .values({ id: place.placeId, slot_at: place.start, freed_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await lookWhenOffered(ctx, place);
};

type VehicleRef = { readonly vehicleId: string; readonly plateKey: string };

/** Ends the entry of a truck that was deleted or got another plate. */
export const followVehicle = async (ctx: TrxContext, { vehicleId, plateKey }: VehicleRef): Promise<void> => {
  const entry = await findOpenOfPlate(ctx.db, plateKey);
  if (entry?.vehicle_id === vehicleId) await endEntry(ctx, entry, 'TRUCK_GONE');
};
