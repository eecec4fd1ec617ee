import { queueRoutes as routes } from '#contract/queue/queue-routes.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { eventStreamHeaders } from '../../platform/streams/event-bytes.ts';
import { toOneBooking } from '../bookings/read/booking-view.ts';
import { getAccuracy } from './accuracy.ts';
import { callNext } from './call-next.ts';
import { recallTruck, redirectTruck } from './called-trucks.ts';
import { checkIn } from './check-in/check-in.ts';
import { getQueue } from './get-queue.ts';
import { listScreens } from './list-screens.ts';
import { listQueueLog } from './log/list-queue-log.ts';
import { streamQueue } from './stream/stream-queue.ts';

export const bindQueueRoutes = (host: RouteHost): void => {
  bind(host, routes.getQueue, (ctx, { query }) => getQueue(ctx, query));
  bind(host, routes.streamQueue, async (ctx, { query }, { headers }) => {
    const lastEventId = headers['last-event-id'] as string | undefined;
    return answer(200, await streamQueue(ctx, { ...query, lastEventId }), eventStreamHeaders);
  });
  bind(host, routes.getQueueAccuracy, (ctx) => getAccuracy(ctx));
  bind(host, routes.listScreens, (ctx) => listScreens(ctx));
  bindInTransaction(host, routes.callNext, async (ctx, { body }) =>
    toOneBooking(ctx, await callNext(ctx, body ?? {})),
  );
  bindInTransaction(host, routes.recallTruck, async (ctx, { params, body }) =>
    toOneBooking(ctx, await recallTruck(ctx, { ...params, ...body })),
  );
  bindInTransaction(host, routes.redirectTruck, async (ctx, { params, body }) =>
    toOneBooking(ctx, await redirectTruck(ctx, { ...params, ...body })),
  );
  bind(host, routes.listQueueLog, (ctx, { query }) => listQueueLog(ctx, query));
  bind(host, routes.checkIn, (ctx, { body }) => checkIn(ctx, body));
};
