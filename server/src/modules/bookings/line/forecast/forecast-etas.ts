import type { BookingParams } from '#contract/params/booking-params.ts';
import type { TrxContext } from '../../../../platform/context/context.ts';
import type { WaitingTruck } from '../places.queries.ts';
import { etasOf, type Standing, type ToCome } from './eta.ts';
import type { FreshEta } from './eta-range.ts';
import { type BookedTrucks, listBookedTrucks } from './forecast.queries.ts';
import { historyOf } from './history.ts';
import { comingOpenStretches } from './open-time.ts';
import { expectedSpeed } from './rates.ts';
import { hourMs, type Moment, minuteMs } from './stretches.ts';

type Facts = {
  readonly params: BookingParams;
  readonly throughput: number | null;
  readonly runningSlot: Moment;
};

/** Trucks later than this are not expected. */
const expectedHours = 24;

const standingOf = ({ queue_slot, behind, has_priority }: WaitingTruck): Standing => ({
  queueSlot: queue_slot.epochMilliseconds,
  late: behind,
  hasPriority: has_priority,
});

const standingsToCome = (
  booked: readonly BookedTrucks[],
  line: readonly WaitingTruck[],
  { params, runningSlot }: Facts,
  now: Moment,
): ToCome[] => {
  const firstOnTime =
    line.find(({ behind }) => !behind)?.slot_at.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const lateSlot = Math.min(runningSlot, firstOnTime);
  return booked.map(({ slotAt, hasPriority, trucks }) => {
    const late = now > slotAt + params.arrivalLateMinutes * minuteMs;
    return { slotAt, hasPriority, trucks, late, queueSlot: late ? Math.max(slotAt, lateSlot) : slotAt };
  });
};

/** By booking id. */
export const forecastEtas = async (
  ctx: TrxContext,
  line: readonly WaitingTruck[],
  facts: Facts,
): Promise<ReadonlyMap<string, FreshEta | null>> => {
  const { throughput, params } = facts;
  const last = line.at(-1);
  if (!last || throughput === null) return new Map(line.map(({ id }) => [id, null]));
  const at = ctx.clock.now();
  const now = at.epochMilliseconds;
  const { rates, turnout } = await historyOf(ctx);
  const booked = await listBookedTrucks(ctx.db, at.subtract({ hours: expectedHours }), last.queue_slot);
  const toCome = standingsToCome(booked, line, facts, now);
  const calls = toCome.reduce((sum, { trucks }) => sum + trucks, line.length);
  const neededMs = (calls / expectedSpeed(rates, throughput, 'slow')(calls)) * hourMs;
  const open = comingOpenStretches(params, ctx.config.timeZone, now, neededMs);
  const standings = line.map(standingOf);
  const etas = etasOf({ now, line: standings, toCome, throughput, rates, turnout, open });
  return new Map(line.map(({ id }, place) => [id, etas[place] ?? null]));
};
