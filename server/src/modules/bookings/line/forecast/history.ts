import type { TrxContext } from '../../../../platform/context/context.ts';
import { listParamsInForce, type ParamsInForce } from '../../../system-params/get-booking-params.ts';
import { countArrivals, listActsBetween, listOutageStretches } from './forecast.queries.ts';
import { type HoursInForce, pastOpenStretches } from './open-time.ts';
import { type Rates, ratesOf } from './rates.ts';
import { hourMs } from './stretches.ts';
import { type Turnout, turnoutOf, turnoutStepMs } from './turnout.ts';
import { waitedTime } from './waited-time.ts';

export type History = { readonly rates: Rates; readonly turnout: Turnout };

const historyHours = 14 * 24;
const decidedHours = 3;

export const hoursInForce = (versions: readonly ParamsInForce[]): HoursInForce[] =>
  versions.map(({ params, since }) => ({ since: since?.epochMilliseconds ?? 0, hours: params }));

const readHistory = async (ctx: TrxContext, until: Temporal.Instant): Promise<History> => {
  const since = until.subtract({ hours: historyHours });
  const { versions } = await listParamsInForce(ctx, since);
  const bounds = { from: since.epochMilliseconds, to: until.epochMilliseconds };
  const outages = await listOutageStretches(ctx.db, since);
  const open = pastOpenStretches(hoursInForce(versions), ctx.config.timeZone, bounds, outages);
  const acts = await listActsBetween(ctx.db, since, until);
  const decided = until.subtract({ hours: decidedHours });
  const arrivals = await countArrivals(ctx.db, since, decided, turnoutStepMs);
  return { rates: ratesOf(waitedTime(acts, open, bounds.to)), turnout: turnoutOf(arrivals) };
};

/**
 * What the last 14 days teach, up to the current full hour; cached for an hour and equal on all instances.
 * The caller holds the lock of the head row, so no reader waits for another's transaction, and no
 * uncommitted act is older than the hour.
 */
export const historyOf = (ctx: TrxContext): Promise<History> => {
  const until = ctx.clock.now().round({ smallestUnit: 'hour', roundingMode: 'floor' });
  return ctx.cache.readLasting(`line-history ${until}`, hourMs, () => readHistory(ctx, until));
};
