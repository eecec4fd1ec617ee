import type { TrxContext } from '../../../platform/context/context.ts';
import { defineEvent } from '../../../platform/events/events.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { releasePlace } from '../places.queries.ts';
import { restOf } from './rest-time.ts';
import { restPlace } from './resting.queries.ts';

export type FreedPlace = {
  /** The same for a place however often it is offered and given back. */
  readonly placeId: string;
  readonly start: Temporal.Instant;
  readonly offerFrom?: Temporal.Instant | undefined;
};

/** Emitted only while there is a waiting list: a place rests and may be offered to those who wait. */
export const placeRests = defineEvent<FreedPlace>('place-rests');

/**
 * Gives a place back, at once or after a rest. The slot must be locked. `placeId` is the id under which the
 * place was offered before. Returns the place's id.
 */
export const freePlace = async (
  ctx: TrxContext,
  start: Temporal.Instant,
  priority: boolean,
  placeId: string | null = null,
): Promise<string> => {
  const params = await getBookingParams(ctx);
  const rest = restOf(ctx, params, start);
  const id = uuidv7(ctx.clock);
  const place = { start, placeId: placeId ?? id, offerFrom: rest?.offerFrom };
  const actId = ctx.heldBy?.actId;
  const freedAt = ctx.clock.now();
  const rests = rest && (await restPlace(ctx.db, { ...place, ...rest, id, priority, actId, freedAt }));
  if (!rests) await releasePlace(ctx.db, start, priority);
  else if (params.waitingList.enabled) await ctx.events.emit(ctx, placeRests, place);
  return place.placeId;
};
