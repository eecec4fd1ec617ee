import type { Context } from '../../platform/context/context.ts';
import { type ReadyAnswer, toReady } from '../../platform/http/ready/ready-answer.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { getBookingBlocked } from './get-booking-blocked.ts';
import { getBookingParams } from './get-booking-params.ts';

export const readyBookingParams = (ctx: Context): Promise<ReadyAnswer> =>
  ctx.cache.readLasting('ready booking-params', freshMs, async () => toReady(await getBookingParams(ctx)));

export const readyBookingBlocked = (ctx: Context): Promise<ReadyAnswer> =>
  ctx.cache.readLasting(`booking-blocked ${ctx.language}`, freshMs, async () =>
    toReady(await getBookingBlocked(ctx)),
  );
