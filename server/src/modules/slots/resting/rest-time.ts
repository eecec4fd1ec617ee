import { randomInt } from 'node:crypto';
import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { waitsForMorning } from './night.ts';

/** Shortly before its slot a place rests less, because drivers nearby can still use it. */
const soon = { minutes: 10, longestRest: 5 };

/** If places do not rest, one is kept this long, so that the waiting list can be looked at. */
const lookSeconds = 60;

type Rest = {
  readonly until: Temporal.Instant;
  /** The place is offered to nobody before this moment. */
  readonly offerFrom?: Temporal.Instant | undefined;
};

const later = (a: Temporal.Instant | undefined, b: Temporal.Instant | undefined) =>
  a && b && Temporal.Instant.compare(a, b) < 0 ? b : (a ?? b);

/** The time is random, so that nobody can give a place back for a buyer who waits for that moment. */
const restSeconds = (
  { freedPlaceRestMinutes: minutes, bookingLeadMinutes, waitingList }: BookingParams,
  left: number,
): number => {
  // Within the lead time no place is offered.
  if (minutes === 0) return waitingList.enabled && left > bookingLeadMinutes ? lookSeconds : 0;
  const isSoon = left <= bookingLeadMinutes + soon.minutes;
  return randomInt(60, (isSoon ? Math.min(soon.longestRest, minutes) : minutes) * 60 + 1);
};

/** A second longer than the act can be undone, because the clocks of instances may differ. */
const heldUntil = ({ heldBy }: Pick<TrxContext, 'heldBy'>) => heldBy?.until.add({ seconds: 1 });

/** Undefined: the place is on sale at once. */
export const restOf = (
  ctx: Pick<TrxContext, 'clock' | 'config' | 'heldBy'>,
  params: BookingParams,
  start: Temporal.Instant,
): Rest | undefined => {
  const now = ctx.clock.now();
  const left = start.since(now).total('minutes');
  const held = heldUntil(ctx);
  const seconds = left <= 0 ? 0 : restSeconds(params, left);
  if (seconds === 0) return held && { until: held };
  if (!params.waitingList.enabled) {
    const until = now.add({ seconds });
    return { until: later(Temporal.Instant.compare(until, start) < 0 ? until : start, held) ?? until };
  }
  const offerFrom = later(held, waitsForMorning(ctx, start, now));
  const until = (offerFrom ?? now).add({ seconds });
  return {
    until: later(Temporal.Instant.compare(until, start) < 0 ? until : start, held) ?? until,
    offerFrom,
  };
};
