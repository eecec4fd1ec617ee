import type { BookingParams } from '#contract/booking-params.ts';
import type { Context } from '../../platform/context.ts';
import { freshMs } from '../../platform/fresh-cache.ts';
import { findLatestParams } from './booking-params.queries.ts';
import { defaultParams } from './default-params.ts';

/** Version 1 are the defaults, which need no row until somebody changes them. */
export const getBookingParams = async (ctx: Pick<Context, 'db'>): Promise<BookingParams> =>
  (await findLatestParams(ctx.db)) ?? { ...defaultParams(), version: 1 };

/** The same for who can live with what they were a moment ago: not inside a transaction that changes them. */
export const readBookingParams = (ctx: Pick<Context, 'db' | 'cache'>): Promise<BookingParams> =>
  ctx.cache.readLasting('booking-params', freshMs, () => getBookingParams(ctx));
