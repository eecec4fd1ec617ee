import { type Module, scheduledJob } from '../../platform/module/module.ts';
import { bindDrawsRoutes } from './draws.routes.ts';
import { drawsSettings } from './draws.settings.ts';
import { drawsTables } from './draws.tables.ts';
import { forgetDraws, forgetDrawsJob } from './forget-draws.ts';
import { advanceDraws, advanceDrawsJob } from './steps/advance-draws.ts';
import { drawsLimits } from './steps/hand-in-round.ts';
import { drawsMessages } from './telling/messages.ts';

export const drawsModule: Module = {
  name: 'draws',
  tables: drawsTables,
  routes: bindDrawsRoutes,
  jobs: [
    scheduledJob('* * * * *', advanceDrawsJob, advanceDraws),
    scheduledJob('40 3 * * *', forgetDrawsJob, forgetDraws),
  ],
  messages: drawsMessages,
  limits: drawsLimits,
  settings: drawsSettings,
};
