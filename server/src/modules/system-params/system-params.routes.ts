import { systemParamsRoutes } from '#contract/system-params.ts';
import { answer, bind, bindInTransaction } from '../../platform/http/bind.ts';
import type { Module } from '../../platform/module.ts';
import { getBookingBlocked } from './get-booking-blocked.ts';
import { setBookingBlocked } from './set-booking-blocked.ts';

export const systemParamsModule: Module = {
  routes: (host) => {
    bind(host, systemParamsRoutes.getBookingBlocked, async (ctx) =>
      answer(200, await getBookingBlocked(ctx)),
    );
    bindInTransaction(host, systemParamsRoutes.putBookingBlocked, async (ctx, { query }) =>
      answer(200, await setBookingBlocked(ctx, query)),
    );
  },
};
