import type { BookingParams } from '#contract/params/booking-params.ts';
import type { Context } from '../../platform/context/context.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { findLatestParams, listParamsSince } from './booking-params.queries.ts';
import { defaultParams } from './default-params.ts';

/** Version 1 is the defaults and has no row. */
export const getBookingParams = async (ctx: Pick<Context, 'db'>): Promise<BookingParams> =>
  (await findLatestParams(ctx.db)) ?? { ...defaultParams(), version: 1 };

export type ParamsInForce = {
  readonly params: BookingParams;
  /** Null: these are the defaults, in force since the beginning. */
  readonly since: Temporal.Instant | null;
};

export const listParamsInForce = async (
  ctx: Pick<Context, 'db'>,
  since: Temporal.Instant,
): Promise<{ readonly present: BookingParams; readonly versions: readonly ParamsInForce[] }> => {
  const set = await listParamsSince(ctx.db, since);
  const [first] = set;
  const isSetBefore = first && Temporal.Instant.compare(first.since, since) <= 0;
  const beginning = { params: { ...defaultParams(), version: 1 }, since: null };
  const present = set.at(-1) ?? beginning;
  return { present: present.params, versions: isSetBefore ? set : [beginning, ...set] };
};

/** Cached and possibly stale: not for transactions that change the parameters. */
export const readBookingParams = (ctx: Pick<Context, 'db' | 'cache'>): Promise<BookingParams> =>
  ctx.cache.readLasting('booking-params', freshMs, () => getBookingParams(ctx));
