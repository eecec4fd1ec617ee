import type { QueueClosure } from '#contract/queue.ts';
import type { TrxContext } from '../../../platform/context.ts';
import { getBookingParams } from '../../system-params/get-booking-params.ts';
import { gateLagMinutes } from './gate-lag.queries.ts';
import type { ShownEta, WaitingTruck } from './places.queries.ts';

export type Forecast = {
  readonly throughputPerHour: number | null;
  readonly lagMinutes: number;
  readonly closure: QueueClosure | null;
  /** By booking; null: nobody can say. */
  readonly etas: ReadonlyMap<string, ShownEta | null>;
};

/** What is shown beside the line, and when each truck of it is expected to be called. */
export const forecastLine = async (ctx: TrxContext, line: readonly WaitingTruck[]): Promise<Forecast> => {
  const now = ctx.clock.now();
  const { slotCapacity, slotMinutes } = await getBookingParams(ctx);
  const perHour = (slotCapacity * 60) / slotMinutes;
  const after = (calls: number, rate: number) =>
    now.add({ minutes: Math.round(((calls / rate) * 60) / 5) * 5 });
  const etas = line.map(({ id }, index): [string, ShownEta] => [
    id,
    { from: after(index + 1, perHour * 1.3), to: after(index + 1, perHour * 0.7) },
  ]);
  return {
    throughputPerHour: perHour,
    lagMinutes: Math.floor(await gateLagMinutes(ctx.db, now)),
    closure: null,
    etas: new Map(etas),
  };
};
