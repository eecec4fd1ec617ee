import { queueRoutes as routes } from '#contract/queue-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { toOneBooking } from '../bookings/read/booking-view.ts';
import { callNext } from './call-next.ts';
import { getQueue } from './get-queue.ts';
import { recallTruck } from './recall-truck.ts';

export const bindQueueRoutes = (host: RouteHost): void => {
  bind(host, routes.getQueue, async (ctx, { query }) => answer(200, await getQueue(ctx, query)));
  bindInTransaction(host, routes.callNext, async (ctx, { body }) =>
    answer(200, await toOneBooking(ctx, await callNext(ctx, body ?? {}))),
  );
  bindInTransaction(host, routes.recallTruck, async (ctx, { params }) =>
    answer(200, await toOneBooking(ctx, await recallTruck(ctx, params.bookingId))),
  );
};
