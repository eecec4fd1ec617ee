import type { Context } from '../../../platform/context/context.ts';
import { planDay } from '../../slots/plan-day.ts';
import { listSlotLengths } from '../../slots/slots.queries.ts';
import type { ParamsInForce } from '../../system-params/get-booking-params.ts';
import { type CountedSpan, type countBookings, listSpanSlots, type SumRow } from './span-counts.queries.ts';

type BookedSlots = Awaited<ReturnType<typeof countBookings>>;

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

/**
 * Capacity at the time when the slot began: later closures or capacity changes also rewrite slots of that
 * day that have begun. Bookings are kept when a slot is closed or shrunk, so capacity is at least the
 * number booked.
 */
export const countPlaces = async (
  ctx: Pick<Context, 'db' | 'config'>,
  span: CountedSpan,
  versions: readonly ParamsInForce[],
  bookings: BookedSlots,
): Promise<SumRow[]> => {
  const { timeZone } = ctx.config;
  const lengths = await listSlotLengths(ctx.db);
  const plans = new Map<string, ReadonlyMap<number, number>>();
  const placesAt = ({ params }: ParamsInForce, day: string): ReadonlyMap<number, number> => {
    const key = `${params.version} ${day}`;
    const cached = plans.get(key);
    if (cached) return cached;
    const slots = planDay({ params, lengths, timeZone }, Temporal.PlainDate.from(day));
    const plan = new Map(
      slots.map(({ start, open, capacity }) => [start.epochMilliseconds, open ? capacity : 0]),
    );
    plans.set(key, plan);
    return plan;
  };
  const booked = new Map(bookings.map((slot) => [slot.start.epochMilliseconds, slot.booked]));
  const slots = await listSpanSlots(ctx.db, span);
  return slots.map(({ day, hour, start, open, capacity }) => {
    const later = versions.findIndex(({ since }) => since !== null && isBefore(start, since));
    const inForce = later > 0 ? versions[later - 1] : undefined;
    const at = start.epochMilliseconds;
    const now = open ? capacity : 0;
    const offered = inForce ? (placesAt(inForce, day).get(at) ?? now) : now;
    return { day, hour, capacity: Math.max(offered, booked.get(at) ?? 0) };
  });
};
