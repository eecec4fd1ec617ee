import type { BookingParams } from '#contract/params/booking-params.ts';
import type { QueueClosure } from '#contract/queue/queue.ts';
import type { TrxContext } from '../../../platform/context/context.ts';
import { listParamsInForce, type ParamsInForce } from '../../system-params/get-booking-params.ts';
import { closureAt } from './forecast/closure-at.ts';
import type { FreshEta } from './forecast/eta-range.ts';
import {
  findPlannedSlot,
  type LoggedAct,
  listActsBefore,
  listOutageStretches,
} from './forecast/forecast.queries.ts';
import { forecastEtas } from './forecast/forecast-etas.ts';
import { hoursInForce } from './forecast/history.ts';
import { pastOpenStretches } from './forecast/open-time.ts';
import type { Stretch } from './forecast/stretches.ts';
import { measuredMs, throughputPerHour } from './forecast/throughput.ts';
import { type WaitedTime, waitedTime } from './forecast/waited-time.ts';
import { gateLagMinutes } from './gate-lag.queries.ts';
import type { WaitingTruck } from './places.queries.ts';

export type Forecast = {
  readonly throughputPerHour: number | null;
  readonly lagMinutes: number;
  readonly closure: QueueClosure | null;
  /** By booking id; null: no forecast is possible. */
  readonly etas: ReadonlyMap<string, FreshEta | null>;
};

/** About three hours of a busy gate. */
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
