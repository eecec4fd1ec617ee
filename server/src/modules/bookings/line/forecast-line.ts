import type { BookingParams } from '#contract/params/booking-params.ts';
import type { QueueClosure } from '#contract/queue/queue.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { listParamsInForce, type ParamsInForce } from '../../system-params/get-booking-params.ts';
import { closureAt } from './forecast/closure-at.ts';
import { etasOf, type Standing, type ToCome } from './forecast/eta.ts';
import type { FreshEta } from './forecast/eta-range.ts';
import {
  type BookedTrucks,
  findPlannedSlot,
  type LoggedAct,
  listActsBefore,
  listBookedTrucks,
  listOutageStretches,
} from './forecast/forecast.queries.ts';
import { historyOf, hoursInForce } from './forecast/history.ts';
import { comingOpenStretches, pastOpenStretches } from './forecast/open-time.ts';
import { expectedSpeed } from './forecast/rates.ts';
import { hourMs, type Moment, minuteMs, type Stretch } from './forecast/stretches.ts';
import { measuredMs, throughputPerHour } from './forecast/throughput.ts';
import { type WaitedTime, waitedTime } from './forecast/waited-time.ts';
import { gateLagMinutes } from './gate-lag.queries.ts';
import type { WaitingTruck } from './places.queries.ts';

type Facts = {
  readonly params: BookingParams;
  readonly throughput: number | null;
  readonly runningSlot: Moment;
};

/** Trucks that are later than this are not expected any more. */
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

/** Forecasts by booking id. */
const forecastEtas = async (
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

export type Forecast = {
  readonly throughputPerHour: number | null;
  readonly lagMinutes: number;
  readonly closure: QueueClosure | null;
  /** Forecasts by booking id; null: none is possible. */
  readonly etas: ReadonlyMap<string, FreshEta | null>;
};

/** A busy gate makes about this many acts in three hours. */
const pageSize = 150;

/** Reads acts backwards, page by page, until there is enough waited time to measure throughput. */
const recentWaitedTime = async (
  ctx: TrxContext,
  open: readonly Stretch[],
  now: number,
): Promise<WaitedTime> => {
  const [start] = open;
  const acts: LoggedAct[] = [];
  for (;;) {
    const oldest = acts[0];
    const page = await listActsBefore(ctx.db, oldest?.seq ?? Number.MAX_SAFE_INTEGER, pageSize);
    acts.unshift(...page.toReversed());
    const waited = waitedTime(acts, open, now);
    const isBeyond = start === undefined || (acts[0]?.at ?? 0) < start.from;
    if (page.length < pageSize || isBeyond || waited.length >= measuredMs) return waited;
  }
};

/** Older calls say nothing about the current speed of the gate. */
const recentHours = 48;

const recentThroughput = async (ctx: TrxContext, versions: readonly ParamsInForce[], planned: number) => {
  const now = ctx.clock.now();
  const since = now.subtract({ hours: recentHours });
  const outages = await listOutageStretches(ctx.db, since);
  const bounds = { from: since.epochMilliseconds, to: now.epochMilliseconds };
  const open = pastOpenStretches(hoursInForce(versions), ctx.config.timeZone, bounds, outages);
  return throughputPerHour(await recentWaitedTime(ctx, open, bounds.to), planned);
};

const plannedPerHour = ({ slotCapacity, slotMinutes }: BookingParams) => (slotCapacity * 60) / slotMinutes;

export const forecastLine = async (ctx: TrxContext, line: readonly WaitingTruck[]): Promise<Forecast> => {
  const now = ctx.clock.now();
  const { present, versions } = await listParamsInForce(ctx, now.subtract({ hours: recentHours }));
  const slot = await findPlannedSlot(ctx.db, now);
  const throughput = await recentThroughput(ctx, versions, slot?.perHour ?? plannedPerHour(present));
  const facts = { params: present, throughput, runningSlot: slot?.startAt ?? now.epochMilliseconds };
  return {
    throughputPerHour: throughput && Math.round(throughput * 10) / 10,
    lagMinutes: Math.floor(await gateLagMinutes(ctx.db, now)),
    closure: closureAt(present, ctx.config.timeZone, now.epochMilliseconds),
    etas: await forecastEtas(ctx, line, facts),
  };
};
