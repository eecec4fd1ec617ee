import { type Module, scheduledJob } from '../../platform/module/module.ts';
import { countDays, countDaysJob } from './count/count-days.ts';
import { countOpenDays, countOpenDaysJob } from './count/count-open-days.ts';
import { reportsTables } from './count/reports.tables.ts';
import { bindReportsRoutes } from './reports.routes.ts';

export const reportsModule: Module = {
  name: 'reports',
  tables: reportsTables,
  routes: bindReportsRoutes,
  jobs: [
    scheduledJob('20 3 * * *', countDaysJob, countDays),
    scheduledJob('*/10 * * * *', countOpenDaysJob, countOpenDays),
  ],
};
