import { jobHandler, type Module, scheduledJob } from '../../platform/module/module.ts';
import { attemptTables, sweepAttempts, sweepAttemptsJob } from './check-in/attempts.ts';
import { checkInLimits } from './check-in/limit-guesses.ts';
import { queueLogSettings } from './log/log-settings.ts';
import { queueMessages } from './log/messages.ts';
import { publishDrawHead, publishDrawHeadJob, publishHead, publishHeadJob } from './log/publish-head.ts';
import { bindQueueRoutes } from './queue.routes.ts';
import { queueFigures } from './queue-figures.ts';

export const queueModule: Module = {
  name: 'queue',
  tables: attemptTables,
  routes: bindQueueRoutes,
  jobs: [
    scheduledJob('0 0 * * *', publishHeadJob, publishHead),
    jobHandler(publishDrawHeadJob, publishDrawHead),
    scheduledJob('50 3 * * *', sweepAttemptsJob, sweepAttempts),
  ],
  messages: queueMessages,
  limits: checkInLimits,
  figures: queueFigures,
  settings: queueLogSettings,
};
