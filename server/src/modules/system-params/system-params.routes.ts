import { systemParamsRoutes } from '#contract/params/system-params.ts';
import { bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { listBookingParamsHistory } from './list-booking-params-history.ts';
import { readyBookingBlocked, readyBookingParams } from './ready-params.ts';
import { setBookingBlocked } from './set-booking-blocked.ts';
import { setBookingParams } from './set-booking-params.ts';

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
