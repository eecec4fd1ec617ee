import type { BookingParams } from '#contract/params/booking-params.ts';
import { type Context, inTransaction } from '../../../platform/context/context.ts';
import { isDatabaseAway } from '../../../platform/db/retryable.ts';
import { lockSlots } from '../../slots/places.queries.ts';
import { endOfNight } from '../../slots/resting/night.ts';
import { releaseResting } from '../../slots/resting/take-resting.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { drawDueLots } from '../lot/draw-lots.ts';
import { listCandidates, listOfferable, noteLooked, type RestingForList } from './candidates.queries.ts';
import { offerToEntry } from './offer-to-entry.ts';

/** Where freed places do not rest, a place that nobody on the list wants goes on sale at once. */
const sellUnwanted = (ctx: Context, { id, slot_at }: RestingForList): Promise<void> =>
  inTransaction(ctx, async (trx) => {
    await lockSlots(trx.db, [slot_at]);
    await releaseResting(trx.db, [id]);
  });

const offerOne = async (ctx: Context, place: RestingForList, params: BookingParams): Promise<void> => {
  const now = ctx.clock.now();
  const isNight = endOfNight(ctx, now) !== undefined;
  for (const entryId of await listCandidates(ctx.db, place, isNight)) {
    const outcome = await offerToEntry(ctx, entryId, place, params);
    if (outcome !== 'next') return;
  }
  if (params.freedPlaceRestMinutes === 0) await sellUnwanted(ctx, place);
  // At night nothing is noted, because entries that were passed over may get this place in the morning.
  else if (!isNight) await inTransaction(ctx, (trx) => noteLooked(trx.db, place.id, now));
};

/** A place is not offered if less time is left to answer. */
const leastAnswerMinutes = 5;

/** Offers all resting places that may be offered now. If several instances run it, each place is still offered once. */
export const offerFreedPlaces = async (ctx: Context): Promise<void> => {
  const params = await getBookingParams(ctx);
  if (!params.waitingList.enabled) return;
  await drawDueLots(ctx);
  const leadMinutes = params.bookingLeadMinutes + leastAnswerMinutes;
  for (const place of await listOfferable(ctx.db, ctx.clock.now(), leadMinutes)) {
    try {
      await offerOne(ctx, place, params);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      // This place goes on sale when its rest is over, and the other places must be offered all the same.
      ctx.log.error({ err: error, placeId: place.place_id }, 'a freed place could not be offered');
    }
  }
};
