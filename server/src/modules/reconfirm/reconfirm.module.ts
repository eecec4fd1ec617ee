import { type Module, scheduledJob } from '../../platform/module/module.ts';
import { askDrivers, askDriversJob } from './ask-drivers.ts';
import { carryOutNoes, carryOutNoesJob } from './carry-out-noes.ts';
import { comingTables } from './coming.tables.ts';
import { reclaimPlaces, reclaimPlacesJob } from './reclaim-places.ts';
import { bindReconfirmRoutes } from './reconfirm.routes.ts';
import { sweepComing, sweepComingJob } from './sweep-coming.ts';
import { reconfirmMessages } from './telling/messages.ts';

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
