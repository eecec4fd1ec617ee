import type { BookingParams } from '#contract/booking-params.ts';
import type { Context } from '../../platform/context.ts';
import { findLatestParams } from './booking-params.queries.ts';
import { defaultParams } from './default-params.ts';

/** Version 1 are the defaults, which need no row until somebody changes them. */
export const getBookingParams = async (ctx: Pick<Context, 'db'>): Promise<BookingParams> =>
  (await findLatestParams(ctx.db)) ?? { ...defaultParams(), version: 1 };
