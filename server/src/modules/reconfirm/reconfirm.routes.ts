import { comingRoutes } from '#contract/bookings/coming.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { keyedHeaders } from '../../platform/http/keyed-headers.ts';
import { toOneBooking } from '../bookings/read/booking-view.ts';
import { answerAsOwner, answerByLink } from './answer-question.ts';
import { getComing } from './get-coming.ts';

export const bindReconfirmRoutes = (host: RouteHost): void => {
  bind(host, comingRoutes.getComing, async (ctx, { params }) =>
    answer(200, await getComing(ctx, params.secret), keyedHeaders),
  );
  bind(host, comingRoutes.answerByLink, async (ctx, { params, body }) => {
    await inTransaction(ctx, (trx) => answerByLink(trx, { ...params, ...body }));
    return answer(200, await getComing(ctx, params.secret), keyedHeaders);
  });
  bindInTransaction(host, comingRoutes.answerAsOwner, async (ctx, { params, body }) =>
    toOneBooking(ctx, await answerAsOwner(ctx, { ...params, ...body })),
  );
};
