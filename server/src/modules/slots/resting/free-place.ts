import { randomInt } from 'node:crypto';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { uuidv7 } from '../../../platform/time/ids.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { releasePlace } from '../places.queries.ts';
import { restPlace } from './resting.queries.ts';

/** Shortly before its slot a place rests less, because drivers nearby can still use it. */
const soon = { minutes: 10, longestRest: 5 };

/**
 * A random time, so that nobody can give a place back for a buyer who waits for it. Undefined: it is on sale at once.
 */
const restUntil = (
  { freedPlaceRestMinutes, bookingLeadMinutes }: BookingParams,
  start: Temporal.Instant,
  now: Temporal.Instant,
): Temporal.Instant | undefined => {
  const left = start.since(now).total('minutes');
  if (freedPlaceRestMinutes === 0 || left <= 0) return undefined;
  const isSoon = left <= bookingLeadMinutes + soon.minutes;
  const longest = isSoon ? Math.min(soon.longestRest, freedPlaceRestMinutes) : freedPlaceRestMinutes;
  const until = now.add({ seconds: randomInt(60, longest * 60 + 1) });
  return Temporal.Instant.compare(until, start) < 0 ? until : start;
};

/** Longer than the act can be undone: the clocks of instances may differ. */
const heldUntil = ({ heldBy }: TrxContext) => heldBy?.until.add({ seconds: 1 });

const later = (a: Temporal.Instant | undefined, b: Temporal.Instant | undefined) =>
  a && b && Temporal.Instant.compare(a, b) < 0 ? b : (a ?? b);

/** Gives a place back: at once, or after a rest. The slot must be locked. */
export const freePlace = async (
  ctx: TrxContext,
  start: Temporal.Instant,
  priority: boolean,
): Promise<void> => {
  const until = later(restUntil(await getBookingParams(ctx), start, ctx.clock.now()), heldUntil(ctx));
  const actId = ctx.heldBy?.actId;
  const rests = until && (await restPlace(ctx.db, { id: uuidv7(ctx.clock), start, priority, until, actId }));
  if (!rests) await releasePlace(ctx.db, start, priority);
};
