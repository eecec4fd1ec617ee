import { systemParamsRoutes } from '#contract/params/system-params.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { listBookingParamsHistory } from './list-booking-params-history.ts';
import { readyBookingBlocked, readyBookingParams } from './ready-params.ts';
import { setBookingBlocked } from './set-booking-blocked.ts';
import { setBookingParams } from './set-booking-params.ts';

export const bindSystemParamsRoutes = (host: RouteHost): void => {
  bind(host, systemParamsRoutes.getBookingBlocked, async (ctx) =>
    answer(200, await readyBookingBlocked(ctx)),
  );
  bindInTransaction(host, systemParamsRoutes.putBookingBlocked, async (ctx, { query, body }) =>
    answer(200, await setBookingBlocked(ctx, { ...query, reasons: body?.reasons })),
  );
  bind(host, systemParamsRoutes.getBookingParams, async (ctx) => answer(200, await readyBookingParams(ctx)));
  bindInTransaction(host, systemParamsRoutes.putBookingParams, async (ctx, { body }) =>
    answer(200, await setBookingParams(ctx, body)),
  );
  bind(host, systemParamsRoutes.listBookingParamsHistory, async (ctx, { query }) =>
    answer(200, await listBookingParamsHistory(ctx, query)),
  );
};
