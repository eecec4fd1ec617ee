import type { TrxContext } from '../../../platform/context/context.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { freePlace } from '../../slots/resting/free-place.ts';
import { restPlace } from '../../slots/resting/resting.queries.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import type { BookingRow } from './booking-row.ts';

/** Offers the places that rest for a closure to those whom it moved. */
export const offerPlacesJob = defineJob<{ readonly closureId: string }>('offer-places');

/** The place goes to the next of those whom the closure moved, as long as it can be offered. */
export const freeForDisplaced = async (
  ctx: TrxContext,
  closureId: string,
  start: Temporal.Instant,
  priority: boolean,
): Promise<void> => {
  const until = start.subtract({ minutes: (await getBookingParams(ctx)).bookingLeadMinutes });
  const rests =
    Temporal.Instant.compare(until, ctx.clock.now()) > 0 &&
    (await restPlace(ctx.db, { id: uuidv7(ctx.clock), start, priority, until, closureId }));
  if (!rests) return freePlace(ctx, start, priority);
  // Not held back by an act that can be undone: who is offered the place would wait for nothing.
  await ctx.jobs.enqueue({ db: ctx.db }, offerPlacesJob, { closureId });
};

/** Gives the place of a pending change back. */
export const freePending = async (
  ctx: TrxContext,
  { pending_at, has_priority, offer_id }: Pick<BookingRow, 'pending_at' | 'has_priority' | 'offer_id'>,
): Promise<void> => {
  if (pending_at === null) return;
  const offer =
    offer_id === null
      ? undefined
      : await ctx.db
          .selectFrom('offer')
          .select('closure_id')
          .where('id', '=', offer_id)
          .executeTakeFirst();
  if (offer) await freeForDisplaced(ctx, offer.closure_id, pending_at, has_priority);
  else await freePlace(ctx, pending_at, has_priority);
};
