import { isDeepStrictEqual } from 'node:util';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../platform/context/context.ts';
import { defineEvent } from '../../platform/events/events.ts';
import { differing } from '../../platform/journal/differing.ts';
import { recordInJournal } from '../../platform/journal/record-in-journal.ts';
import { uuidv7 } from '../../platform/time/ids.ts';
import { insertParams, lockParams } from './booking-params.queries.ts';
import { changeParams, type ParamsChanges } from './change-params.ts';
import { getBookingParams } from './get-booking-params.ts';
import { announceParams } from './params-changed.ts';

/** Emitted within the transaction, so that slots never disagree with the parameters. */
export const bookingParamsChanged = defineEvent<{ before: BookingParams; after: BookingParams }>(
  'booking-params-changed',
);

/** Set if an act on a closure changes the parameters, because that act writes its own entry into the journal. */
type Origin = { readonly byClosure?: true };

type Closure = BookingParams['closures'][number];

/** A closure sent without its id keeps the id if its times are the same. A new closure gets an id made here. */
const withClosureIds = (
  { clock }: Pick<TrxContext, 'clock'>,
  before: readonly Closure[],
  after: readonly Closure[],
  { byClosure }: Origin,
): Closure[] => {
  const left = [...before];
  return after.map((closure) => {
    const place = left.findIndex(({ id, from, to }) =>
      closure.id === undefined ? from === closure.from && to === closure.to : id === closure.id,
    );
    const [same] = place < 0 ? [] : left.splice(place, 1);
    if (same) return { ...closure, ...(same.id !== undefined && { id: same.id }) };
    return { ...closure, id: (byClosure && closure.id) ?? uuidv7(clock) };
  });
};

export const setBookingParams = async (
  ctx: TrxContext,
  changes: ParamsChanges,
  origin: Origin = {},
): Promise<BookingParams> => {
  await lockParams(ctx.db);
  const before = await getBookingParams(ctx);
  const changed = changeParams(ctx, before, changes);
  const after = { ...changed, closures: withClosureIds(ctx, before.closures, changed.closures, origin) };
  // Saving without changes creates no version, so that other open screens do not become stale.
  if (isDeepStrictEqual(after, { ...before, version: after.version })) return before;
  await insertParams(ctx.db, after, ctx.actor?.userId ?? null, ctx.clock.now());
  if (!origin.byClosure) await recordInJournal(ctx, { type: 'PARAMS_CHANGED', ...differing(before, after) });
  await ctx.events.emit(ctx, bookingParamsChanged, { before, after });
  announceParams(ctx);
  return after;
};
