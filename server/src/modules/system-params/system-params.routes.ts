import { systemParamsRoutes } from '#contract/params/system-params.ts';
import type { Context } from '../../platform/context/context.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { type ReadyAnswer, toReady } from '../../platform/http/ready/ready-answer.ts';
import { freshMs } from '../../platform/memory/fresh-cache.ts';
import { getBookingBlocked, setBookingBlocked } from './booking-blocked.ts';
import { getBookingParams } from './get-booking-params.ts';
import { listBookingParamsHistory } from './list-booking-params-history.ts';
import { setBookingParams } from './set-booking-params.ts';

const readyBookingParams = (ctx: Context): Promise<ReadyAnswer> =>
  ctx.cache.readLasting('ready booking-params', freshMs, async () => toReady(await getBookingParams(ctx)));

const readyBookingBlocked = (ctx: Context): Promise<ReadyAnswer> =>
  ctx.cache.readLasting(`booking-blocked ${ctx.language}`, freshMs, async () =>
    toReady(await getBookingBlocked(ctx)),
  );

export const bindSystemParamsRoutes = (host: RouteHost): void => {
  bind(host, systemParamsRoutes.getBookingBlocked, (ctx) => readyBookingBlocked(ctx));
  bindInTransaction(host, systemParamsRoutes.putBookingBlocked, (ctx, { query, body }) =>
    setBookingBlocked(ctx, { ...query, reasons: body?.reasons }),
  );
  bind(host, systemParamsRoutes.getBookingParams, (ctx) => readyBookingParams(ctx));
  bindInTransaction(host, systemParamsRoutes.putBookingParams, (ctx, { body }) =>
    setBookingParams(ctx, body),
  );
  bind(host, systemParamsRoutes.listBookingParamsHistory, (ctx, { query }) =>
    listBookingParamsHistory(ctx, query),
  );
};
