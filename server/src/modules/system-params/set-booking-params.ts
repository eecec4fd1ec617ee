import { isDeepStrictEqual } from 'node:util';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { differing } from '../../platform/journal/differing.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { insertParams, lockParams } from './booking-params.queries.ts';
import { changeParams, type ParamsChanges } from './change-params.ts';
import { getBookingParams } from './get-booking-params.ts';
import { announceParams } from './params-changed.ts';

/** Emitted within the transaction, so that slots never disagree with the parameters. */
export const bookingParamsChanged = defineEvent<{ before: BookingParams; after: BookingParams }>(
  'booking-params-changed',
);

export const setBookingParams = async (ctx: TrxContext, changes: ParamsChanges): Promise<BookingParams> => {
  await lockParams(ctx.db);
  const before = await getBookingParams(ctx);
  const after = changeParams(ctx, before, changes);
  // Saving without changes creates no version, so that other open screens do not become stale.
  if (isDeepStrictEqual(after, { ...before, version: after.version })) return before;
  await insertParams(ctx.db, after, ctx.actor?.userId ?? null, ctx.clock.now());
  await recordInJournal(ctx, { type: 'PARAMS_CHANGED', ...differing(before, after) });
  await ctx.events.emit(ctx, bookingParamsChanged, { before, after });
  announceParams(ctx);
  return after;
};
