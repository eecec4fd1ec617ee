import { queueRoutes as routes } from '#contract/queue/queue-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { eventStreamHeaders } from '../../platform/streams/event-bytes.ts';
import { toOneBooking } from '../bookings/read/booking-view.ts';
import { getAccuracy } from './accuracy.ts';
import { callNext } from './call-next.ts';
import { checkIn } from './check-in/check-in.ts';
import { getQueue } from './get-queue.ts';
import { listScreens } from './list-screens.ts';
import { listQueueLog } from './log/list-queue-log.ts';
import { recallTruck } from './recall-truck.ts';
import { streamQueue } from './stream/stream-queue.ts';

export const bindQueueRoutes = (host: RouteHost): void => {
  bind(host, routes.getQueue, async (ctx, { query }) => answer(200, await getQueue(ctx, query)));
  bind(host, routes.streamQueue, async (ctx, { query }, { headers }) => {
    const lastEventId = headers['last-event-id'] as string | undefined;
    return answer(200, await streamQueue(ctx, { ...query, lastEventId }), eventStreamHeaders);
  });
  bind(host, routes.getQueueAccuracy, async (ctx) => answer(200, await getAccuracy(ctx)));
  bind(host, routes.listScreens, async (ctx) => answer(200, await listScreens(ctx)));
  bindInTransaction(host, routes.callNext, async (ctx, { body }) =>
    answer(200, await toOneBooking(ctx, await callNext(ctx, body ?? {}))),
  );
  bindInTransaction(host, routes.recallTruck, async (ctx, { params }) =>
    answer(200, await toOneBooking(ctx, await recallTruck(ctx, params.bookingId))),
  );
  bind(host, routes.listQueueLog, async (ctx, { query }) => answer(200, await listQueueLog(ctx, query)));
  bind(host, routes.checkIn, async (ctx, { body }) => answer(200, await checkIn(ctx, body)));
};
