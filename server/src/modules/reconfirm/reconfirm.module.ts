import { comingRoutes } from '#contract/bookings/coming.ts';
import { inTransaction } from '../../platform/context/context.ts';
import { answer, bind, bindInTransaction, type RouteHost } from '../../platform/http/bind.ts';
import { keyedHeaders } from '../../platform/http/keyed-headers.ts';
import { type Module, scheduledJob } from '../../platform/module/module.ts';
import { toOneBooking } from '../bookings/read/booking-view.ts';
import { answerAsOwner, answerByLink } from './answer-question.ts';
import { askDrivers, askDriversJob } from './ask-drivers.ts';
import { carryOutNoes, carryOutNoesJob } from './carry-out-noes.ts';
import { comingTables } from './coming.tables.ts';
import { getComing } from './get-coming.ts';
import { reclaimPlaces, reclaimPlacesJob } from './reclaim-places.ts';
import { sweepComing, sweepComingJob } from './sweep-coming.ts';
import { reconfirmMessages } from './telling/messages.ts';

const bindReconfirmRoutes = (host: RouteHost): void => {
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

export const reconfirmModule: Module = {
  name: 'reconfirm',
  tables: comingTables,
  routes: bindReconfirmRoutes,
  jobs: [
    scheduledJob('* * * * *', askDriversJob, askDrivers),
    scheduledJob('* * * * *', carryOutNoesJob, carryOutNoes),
    scheduledJob('* * * * *', reclaimPlacesJob, reclaimPlaces),
    scheduledJob('50 3 * * *', sweepComingJob, sweepComing),
  ],
  messages: reconfirmMessages,
  keyedPages: ['/coming'],
};
