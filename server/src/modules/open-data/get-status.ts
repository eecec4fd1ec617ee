import type { OpenStatus } from '#contract/open-data.ts';
import type { Context } from '../../platform/context/context.ts';
import { roundUp } from '../bookings/line/forecast/marks.ts';
import type { Line } from '../bookings/line/read-line.queries.ts';
import { readLine } from '../bookings/line/read-line.queries.ts';
import { wireInstant } from '../slots/checkpoint-time.ts';
import { published } from './published.ts';

/**
 * A truck that joins now is called one truck after the last one, or one truck after now if nobody waits. Rounded
 * up like every forecast.
 */
const etaOf = (ctx: Context, { head, trucks }: Line): OpenStatus['eta'] => {
  if (!head.throughput_per_hour) return null;
  const oneTruckMs = (3600 * 1000) / head.throughput_per_hour;
  const oneTruckAfter = (moment: Temporal.Instant) =>
    wireInstant(ctx, Temporal.Instant.fromEpochMilliseconds(roundUp(moment.epochMilliseconds + oneTruckMs)));
  const last = trucks.findLast(({ status }) => status === 'WAITING');
  const from = last ? last.eta_from : ctx.clock.now();
  const to = last ? last.eta_to : ctx.clock.now();
  if (!from || !to) return null;
  return { from: oneTruckAfter(from), to: oneTruckAfter(to) };
};

export const getStatus = async (ctx: Context): Promise<OpenStatus> => {
  const line = await readLine(ctx.db);
  const { head, trucks } = line;
  const countOf = (status: string) => trucks.filter((truck) => truck.status === status).length;
  return {
    ...published(ctx),
    state: head.closure ? 'CLOSED' : 'OPEN',
    ...(head.closure && { closure: head.closure }),
    waiting: countOf('WAITING'),
    called: countOf('GO_TO_GATE'),
    throughputPerHour: head.throughput_per_hour,
    lagMinutes: head.lag_minutes,
    eta: head.closure ? null : etaOf(ctx, line),
  };
};
