import { sql } from 'kysely';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { PlaceOfClosure } from './closure-places.queries.ts';
import { placeRests } from './free-place.ts';
import { restOf } from './rest-time.ts';
import { keptForNobody, restAnew } from './resting.queries.ts';
import { releaseResting } from './take-resting.queries.ts';

type Kept = Pick<PlaceOfClosure, 'id' | 'slot_at'>;

/** Gives places that were kept in vain to the waiting list, or puts them on sale. The slots must be locked. */
export const handOverPlaces = async (ctx: TrxContext, places: readonly Kept[]): Promise<void> => {
  const params = await getBookingParams(ctx);
  const sold: string[] = [];
  for (const { id, slot_at: start } of places) {
    const rest = params.waitingList.enabled ? restOf(ctx, params, start) : undefined;
    if (!rest) sold.push(id);
    else if (await restAnew(ctx.db, { id, freedAt: ctx.clock.now(), ...rest }))
      await ctx.events.emit(ctx, placeRests, { placeId: id, start, offerFrom: rest.offerFrom });
  }
  if (sold.length > 0) await releaseResting(ctx.db, sold);
};

/** Without the list nobody is offered the places that wait for the morning, so they rest as if freed now. */
export const endWaitingForList = async (
  { clock, db }: TrxContext,
  { before, after }: { before: BookingParams; after: BookingParams },
): Promise<void> => {
  if (!before.waitingList.enabled || after.waitingList.enabled) return;
  const now = clock.now();
  await sql`
    UPDATE resting_place
    SET until_at = least(until_at, ${now}::timestamptz + random() * make_interval(mins => ${after.freedPlaceRestMinutes}))
    WHERE offer_from > ${now} AND ${keptForNobody}`.execute(db);
};
