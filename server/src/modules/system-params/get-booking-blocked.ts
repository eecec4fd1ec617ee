import type { BookingBlocked } from '#contract/system-params.ts';
import type { Context } from '../../platform/context.ts';
import { getBlocked } from './system-params.queries.ts';

export const getBookingBlocked = (ctx: Context): Promise<BookingBlocked> => getBlocked(ctx.db);
